# Home: own games, public tables, a game against a bot.
home-mine = Your games and score books
home-bot = Against a bot
home-public = Tables that wait for anybody
home-public-free =
    { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }
home-public-with = { $names } at the table
home-public-sit = Sit down at { $game }, table { $table }
open-public = Who may come
open-public-no = people with the link
open-public-yes = anybody
open-public-line = The home page lists the table while you wait at it.
home-practice =
    { $count ->
        [0] Practice
       *[other] Practice: { $count }
    }
