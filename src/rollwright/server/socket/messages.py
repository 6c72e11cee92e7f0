"""Every message between page and server. `make types` turns these structs into the client's TypeScript types."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from rollwright.core import Credit, DiceSet, Level, OptionInfo, Paper, Proposal, Roll, ScoredSheet, Suggestion, View
from rollwright.server.socket.talk_messages import Said, Say, SetTalk, Talk

Phase = Literal["open", "sealing", "playing", "over"]
Pencil = Literal["moss", "coral", "sky", "plum", "ochre", "ice", "rose", "rust", "slate", "ink", "olive", "wine"]
Pace = Literal[0, 45, 90]  # seconds a round; 0: no hurry
OnPaper = Literal["", "writing", "awaited", "entered", "without"]  # a paper seat, and how far its sheet is
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 32 bytes

# Bounds of all that a visitor sends. They only keep out the absurd: a seat that the table does not have, or a name that
# is a little too long, has a refusal with a sentence of its own.
Small = Annotated[int, Meta(ge=-1000, le=1000)]
RoundNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Id = Annotated[str, Meta(max_length=512)]
Text = Annotated[str, Meta(max_length=1000)]
LevelName = Annotated[Level, Meta(max_length=64)]
OptionValue = bool | Annotated[int, Meta(ge=-(10**9), le=10**9)] | Annotated[str, Meta(max_length=10_000)] | None


# ------------------------------------------------------------------ what the page asks for over HTTP


class BotSeat(Struct, frozen=True):
    level: LevelName


class Way(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a table is played: docs/ways.md. Without any of these people play live and together.

    `days` a round: the game goes on whether or not pages are open. `bank`: minutes for each person's whole game.
    `one_device`: the browser that opened the table holds the chairs of all people, and is handed round.
    """

    days: Small = 0
    bank: Small = 0
    one_device: bool = False


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `bots` are seated from the last seat backwards. `public`: anybody may join from the home page.

    `id` is the browser's own for this request: sent again under the same one, it opens no second table.
    """

    game: Annotated[str, Meta(max_length=64)]
    options: Annotated[dict[Text, OptionValue], Meta(max_length=64)] = {}
    seats: Small = 1
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=64)] = ()
    pace: Pace = 0
    id: Annotated[str, Meta(max_length=64)] = ""
    public: bool = False
    way: Way = Way()


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats. Without `seat`: the first free one. `words` are mixed into the dice.

    `hand`: at a table of one device, the number of the chair for which this person's name is written.
    `paper`: this person writes on real paper and enters the sheet at the end (docs/paper.md).
    """

    name: Text
    pencil: Pencil = "moss"
    words: Text = ""
    seat: Small | None = None
    hand: Small = 0
    paper: bool = False


class LayTable(OpenTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that is opened by its own socket, with the person seated at it: docs/protocol.md, "A table at once"."""

    person: SitDown


class Seated(Struct, frozen=True):
    table: str
    seat: int


class Opened(Struct, frozen=True):
    """A new table: its code, to be read aloud, and its link, which holds a key that nobody can guess."""

    table: str
    link: str


class GameCard(Struct, frozen=True):
    """GET /api/games: a game as the home page shows it."""

    id: str
    title: str
    designers: tuple[str, ...]
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    spot: str
    options: tuple[OptionInfo, ...] = ()
    levels: tuple[Level, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    credits: tuple[Credit, ...] = ()
    lesson: bool = False  # there is one: GET /api/games/{game}/lesson
    dice: bool = False  # a caller can roll them: GET /api/games/{game}/rolls
    paper: bool = False  # a seat can write on real paper at a live table
    scorer: bool = False  # the page can score a sheet of paper, or show the solution of two pictures


class CallerCard(Struct, frozen=True):
    """GET /api/games/{game}/rolls: what a caller rolls for people with paper, by which version of the rules.

    There is a set of dice for each choice of the options on which the dice depend; the default comes first.
    """

    game: str
    version: int
    sets: tuple[DiceSet, ...]


class PrintPreview(Struct, frozen=True):
    """GET /api/games/{game}/print: pages of one copy and of all; parts, sheets by name, and whether there are backs."""

    pages: int
    printed: int
    parts: tuple[str, ...]
    sheets: dict[str, str]
    backs: bool


class ScorerCard(Struct, frozen=True):
    """GET /api/games/{game}/scorer: an empty sheet to be filled in as it stands on paper.

    `name` is that of the paper among `papers`, where there are several. `figures` are the cells that are written by
    hand, with what may stand in each; `options` are those that matter to a sheet.
    """

    paper: Paper
    name: str
    papers: tuple[str, ...]
    figures: dict[str, tuple[int | str, ...]]
    options: tuple[str, ...]


class ScoreSheet(Struct, frozen=True):
    """POST /api/games/{game}/score: a sheet by its cells; `rolls` are the dice of each round, where they are known."""

    options: dict[str, Any] = {}
    cells: dict[str, int | str | None] = {}
    paper: str = ""
    rolls: tuple[tuple[int | str, ...], ...] = ()


class Scored(ScoredSheet, frozen=True):
    """The reply to it: the sheet as it was read, its score, and what on it cannot be."""


class FallenDice(Struct, frozen=True):
    """GET /api/tables/{table}/fallen: the dice of each round so far, for people who write on paper."""

    rounds: tuple[tuple[int | str, ...], ...]


class JudgeCase(Struct, frozen=True):
    """POST /api/games/{game}/cases: a worked case, as `rollwright score` reads it."""

    options: dict[str, Any] = {}
    sheet: dict[str, Any] = {}


class TableCard(Struct, frozen=True):
    """GET /api/tables/{table} and GET /api/me/tables: a table as anybody may see it."""

    table: str
    link: str  # the code and the key of the table: what a page sends to others
    game: str
    options: dict[str, Any]
    pace: Pace
    commitment: str
    phase: Phase
    seats: tuple["SeatCard", ...]
    me: int | None
    round: int
    rounds: int
    way: Way = Way()
    device: bool = False  # the visitor's browser is the one device of the table
    your_move: bool = False  # the visitor's seat is waited for
    deadline_ms: int | None = None  # over days: milliseconds until a bot writes for those who are not done


class Medals(Struct, frozen=True):
    """First, second and third places of an evening."""

    gold: int = 0
    silver: int = 0
    bronze: int = 0


class RoomGame(Struct, frozen=True):
    """One finished game of a room. `at` is its end, in milliseconds since 1970."""

    table: str
    game: str
    at: int
    early: bool = False


class RoomCell(Struct, frozen=True):
    """What somebody has reached in one game; place 0: the game was ended early. `paper`: the sheet was of paper."""

    total: int
    place: int
    paper: bool = False


class RoomLine(Struct, frozen=True):
    """One person's or bot's line of the tally; `cells` has one for each game, null where they did not play."""

    name: str
    pencil: Pencil
    bot: Level | None
    me: bool
    place: int
    points: int
    medals: Medals
    cells: tuple[RoomCell | None, ...]


class EveningCard(Struct, frozen=True):
    """GET /api/evenings/{evening}: the tally of a room, for anybody with its link."""

    games: tuple[RoomGame, ...]
    lines: tuple[RoomLine, ...]


class RoomCard(Struct, frozen=True):
    """GET /api/rooms/{room}: a room, its current table and its tally. `evening` is the link of the page to keep."""

    room: str
    link: str
    evening: str
    games: tuple[RoomGame, ...]
    lines: tuple[RoomLine, ...]
    table: "TableCard"


class RoundStep(Struct, frozen=True):
    """GET /api/tables/{table}/rounds (a finished table): all sheets as they were when the round closed.

    Of a race: as they were each time somebody scored. `at` is milliseconds after the start.
    """

    round: int
    dice: tuple[int | str, ...]
    view: View
    at: int


class Advised(Struct, frozen=True):
    """GET /api/tables/{table}/hint (the own seat's) and /best: an advice, or none."""

    advice: Suggestion | None


class PushKey(Struct, frozen=True):
    """GET /api/push: the public key (base64 for URLs) with which this site signs messages by web push."""

    key: str


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/push: where this browser takes messages, and its keys."""

    endpoint: Annotated[str, Meta(max_length=4000)]
    p256dh: Text
    auth: Text


class PushStop(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/push/stop: no more messages there. Also the answer to `PushWish`."""

    endpoint: Annotated[str, Meta(max_length=4000)]


class FeedAddress(Struct, frozen=True):
    """GET /api/me/feed: the address of this browser's private feed."""

    address: str


class Problem(Struct, frozen=True):
    """Any refusal over HTTP: a stable code for programs, one sentence for people."""

    code: str
    sentence: str


# ------------------------------------------------------------------ what the page says over the socket


class MoveRequest(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """One or several actions as text, applied whole or not at all. `id` is the client's own: see docs/protocol.md."""

    id: Id
    round: RoundNumber
    actions: Annotated[tuple[Text, ...], Meta(max_length=200)]


class StartRequest(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Begin now; seats still free are taken away. Only the host may. The table is `sealing` until the first roll.

    People invited from the last table who have not come yet are waited for (`still-reading`), unless `without`.
    """

    id: Id
    without: bool = False


class CommitRequest(Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """While the table is `sealing`: the hash of this page's share of the dice. The first one of a seat counts."""

    id: Id
    hash: Hex


class RevealRequest(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """While the table is `sealing` and all hashes are shown: the share itself."""

    id: Id
    share: Hex


class SeatBotRequest(Struct, frozen=True, tag="seat-bot", forbid_unknown_fields=True):
    """Before the start: put a bot on a free seat, change its level, or (level null) send it away."""

    id: Id
    seat: Small
    level: LevelName | None


class HandicapRequest(Struct, frozen=True, tag="handicap", forbid_unknown_fields=True):
    """Before the start, in games that have a handicap: the seat plays with it, or (false) without."""

    id: Id
    seat: Small
    handicap: bool = field(name="strong")


class PaperRequest(Struct, frozen=True, tag="paper", forbid_unknown_fields=True):
    """Before the start: the own seat writes on real paper or, with `paper` false, on the screen."""

    id: Id
    paper: bool


class NextGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What the next table of a room plays."""

    game: Annotated[str, Meta(max_length=64)]
    options: Annotated[dict[Text, OptionValue], Meta(max_length=64)] = {}
    pace: Pace = 0


class AgainRequest(Struct, frozen=True, tag="again", forbid_unknown_fields=True):
    """After the end: a new table with the same people and bots. Everybody is told its link.

    Without `next` it has the same game, options and pace.
    """

    id: Id
    next: NextGame | None = None


class LeaveRequest(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Before the start: give the seat back. During the game: a bot plays on at once."""

    id: Id


class PauseRequest(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """The host's: clocks and bots stand still or, with `paused` false, go on."""

    id: Id
    paused: bool = True


class EndRequest(Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The host's: the game is over now, and nobody has won."""

    id: Id


class RemoveRequest(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host's: free a chair or, after the start, give a person's seat to a bot for good."""

    id: Id
    seat: Small


class HurryRequest(Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """The host's: wait no longer for a person in this round; a bot plays it."""

    id: Id
    seat: Small


class DoorRequest(Struct, frozen=True, tag="door", forbid_unknown_fields=True):
    """The host's: nobody new gets a chair or, with `shut` false, everybody may."""

    id: Id
    shut: bool


class ArrangeRequest(Struct, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """The host's, before the start: lay this game with these options and so many chairs."""

    id: Id
    game: Annotated[str, Meta(max_length=64)]
    seats: Small
    options: Annotated[dict[Text, OptionValue], Meta(max_length=64)] = {}
    pace: Pace = 0


class SwapRequest(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """The host's, before the start: two seats change places."""

    id: Id
    seat: Small
    other: Small


class WaitRequest(Struct, frozen=True, tag="wait", forbid_unknown_fields=True):
    """A spectator's: wait for a chair at the next table or (without a person) no longer."""

    id: Id
    person: SitDown | None = None


HostRequest = (
    PauseRequest | EndRequest | RemoveRequest | HurryRequest | DoorRequest | ArrangeRequest | SwapRequest | WaitRequest
)


class HoldRequest(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """In a game of pictures that has started: this page holds its encrypted cards. See docs/protocol.md for `proof`."""

    id: Id
    proof: Hex


class PingRequest(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answered by a `pong` with the same id; also how a page says that it is still there."""

    id: Id


class EchoRequest(Struct, frozen=True, tag="echo", forbid_unknown_fields=True):
    """The page's answer to a `probe`, at once and with its id. The server does not answer it."""

    id: Id


Request = (
    MoveRequest
    | StartRequest
    | CommitRequest
    | RevealRequest
    | SeatBotRequest
    | HandicapRequest
    | PaperRequest
    | AgainRequest
    | LeaveRequest
    | HoldRequest
    | PingRequest
    | EchoRequest
    | HostRequest
)


# ------------------------------------------------------------------ what the server says over the socket


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """A seat and the person or bot on it. A free seat has no name.

    `away_ms` is how long a person has been away; `sitting_in`: a bot plays for this person.
    """

    name: str = ""
    pencil: Pencil = "moss"
    bot: Level | None = None
    words: str = ""
    away_ms: int | None = None
    sitting_in: bool = False
    stood_in: tuple[int, ...] = ()  # the rounds in which a bot played for this person
    handicap: bool = field(default=False, name="strong")  # plays with the game's handicap
    host: bool = False  # this person is the host: docs/rooms.md
    kept: bool = False  # before the start: this person was invited from the last table and has not come yet
    bank_ms: int | None = None  # with a bank of time: what this person has left
    bank_runs: bool = False  # it runs: the seat is waited for
    out_of_time: bool = False  # it is empty: a bot writes for this person to the end
    paper: OnPaper = ""  # this person writes on paper, and how far the sheet is


class WaitCard(Struct, frozen=True):
    """A person without a seat who waits for the next game."""

    name: str
    pencil: Pencil


class Proof(Struct, frozen=True):
    """With these anyone can work out every roll again.

    `hashes` and `shares` are those of the seats, null where a page added none; games older than shares have none.
    """

    secret: str
    words: tuple[str, ...]
    hashes: tuple[str | None, ...]
    shares: tuple[str | None, ...]
    rolls: tuple[Roll, ...]


class TableState(Struct, frozen=True):
    """Everything that one page knows about its table. Sent whole in `hello`, then as patches."""

    phase: Phase
    seats: tuple[SeatCard, ...]
    choices: tuple[str, ...] = ()  # what this seat may do now, in words
    view: View | None = None  # none before the start
    hashes: tuple[str | None, ...] = ()  # of the seats' shares of the dice, once all have come
    places: tuple[int, ...] = ()  # at the end; none where the game was ended early
    titles: tuple[str, ...] = ()  # at the end of a solo game: a catalogue id
    proof: Proof | None = None  # at the end
    again: str | None = None  # the link of the next table, once somebody asked for it
    again_by: int | None = None  # the seat of the person who did
    again_game: str | None = None  # the game of the next table
    deadline_ms: int | None = None  # with a clock: milliseconds left, as far as this seat may know
    paused: bool = False  # the host has paused the game: clocks and bots stand still
    shut: bool = False  # the host has closed the door: nobody new gets a chair
    waiting: tuple[WaitCard, ...] = ()  # people without a seat who get a chair at the next table
    early: bool = False  # at the end: the host ended the game before its end, so nobody has won


class Hello(Struct, frozen=True, tag="hello"):
    """Everything: the first message of a connection, and again when the page's seat changes.

    `resume` is this page's own: with it and the number of `update`s since, a new connection goes on from there.
    """

    resume: str
    table: str
    link: str  # the code and the key of the table: what a page sends to others
    game: str
    options: dict[str, Any]
    pace: Pace
    me: int | None
    commitment: str
    paper: Paper
    papers: dict[str, Paper]  # by the name that a sheet's `paper` has, where not all seats write on the same
    grammar: dict[str, tuple[str, ...]]
    paths: tuple[str, ...]  # by number, as patches name them
    away_limit_ms: int  # after this long a bot sits in
    state: TableState
    room: str = ""  # the link of the table's room: that of the first table in it
    games: int = 0  # that were played in the room before this one
    waits: bool = False  # this browser waits for the next game
    challenge: str = ""  # the id of the challenge that is played here: everybody has the same dice
    way: Way = Way()
    device: bool = False  # this browser is the one device of the table, and may be handed to any of its people
    pictures: str = ""  # in a game of pictures: the name under which a page fetches them, encrypted
    at: int | None = None  # in a race that has started: the game's time now, in milliseconds since its start


class LessonView(Struct, frozen=True):
    """What the reader of a lesson sees after an action, and what the rules allow then."""

    choices: tuple[str, ...]
    view: View


class LessonStep(Struct, frozen=True):
    """One step of a lesson: see `Step` in core/lesson.py. `views` has one view after each of the actions."""

    id: str
    lit: tuple[str, ...]
    actions: tuple[str, ...]
    views: tuple[LessonView, ...]


class LessonCard(Struct, frozen=True):
    """GET /api/games/{game}/lesson: the table as the lesson begins, and its steps."""

    hello: Hello
    steps: tuple[LessonStep, ...]


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """The table has moved on. `patch` (see docs/protocol.md) turns the last TableState into the new one.

    `answers` is the id of this connection's own request that caused it. No number of events is told: it would tell
    everybody of hidden strokes. On the wire it is a list: `[patch]`, or `[patch, answers]`.
    """

    patch: tuple[Any, ...] = ()
    answers: str | None = None


class RefusedReply(Struct, frozen=True, tag="refused"):
    """The request changed nothing. `id` is empty where the message could not be read at all."""

    id: str
    code: str
    sentence: str


class Pong(Struct, frozen=True, tag="pong"):
    id: str


class Probe(Struct, frozen=True, tag="probe"):
    """In a race, every two seconds: the server measures the round trip to the page. `at` is the game's time."""

    id: str
    at: int


TALK = (Say, SetTalk, Said, Talk)  # of /api/tables/{table}/talk
Reply = Hello | Update | RefusedReply | Pong | Probe | Talk
