// The sheet after a round of HexRoller and its features: a part of hexroller_games.cu. The order of the features is that
// of features.py and details.py in src/rollwright/bots/hexroller.

#pragma once

struct Sheet {  // the sheet after a round
    Set own[WRITTEN];
    Set empty;
    int light, dark, left;

    ON void read(const Board &board, const Sheets &sheets, const Rounds &rounds, long long round) {
        long long game = rounds.game[round];
        int what = rounds.what[round], bonus = what >> 12;
        int number = what & 15, second = what >> 4 & 15, third = what >> 8 & 15;
        for (int row = 0; row < WRITTEN; row++) {
            own[row] = sheets.own[row * sheets.games + game];
            if (row && row == number) own[row] |= rounds.one[round];
            if (row && row == second) own[row] |= rounds.other[round];
            if ((row && row == third) || (!row && bonus == TWO)) own[row] |= rounds.third[round];
        }
        empty = sheets.empty[game] & ~(rounds.one[round] | rounds.other[round] | rounds.third[round]);
        left = sheets.left[game] & ~((1 << bonus) >> 1);
        int low = number ? 1 << (number - 1) : 0, high = second ? 1 << (second - 1) : 0;
        light = sheets.light[game];
        dark = sheets.dark[game];
        const double *promise = board.promise + sheets.later * 4096;
        bool flipped = promise[(light | high) * 64 + (dark | low)] > promise[(light | low) * 64 + (dark | high)];
        light |= flipped ? high : low;
        dark |= flipped ? low : high;
    }
};

struct alignas(16) Eight {  // features that are written together
    Set first, second;
};

struct Row {  // writes the features of one sheet, each in two bytes
    Eight *out;
    Eight kept;
    int place;
    ON void bits(unsigned half) {
        (place < 4 ? kept.first : kept.second) |= (Set)half << 16 * (place & 3);
        if (++place == 8) {
            *out++ = kept;
            kept.first = kept.second = 0;
            place = 0;
        }
    }
    ON void yes(bool value) { bits(value ? 0x3C00 : 0); }
    ON void real(float value) { bits(half_of(value)); }
    ON void one_of(int value, int most) {
        value = value < most ? value : most;
        for (int each = 0; each <= most; each++) yes(each == value);
    }
    ON void all(Set set, int count) {
        for (int place = 0; place < count; place++) yes(set >> place & 1);
    }
};

ON int reached(int row) {  // the number that a straight has reached
    int count = lowest(~(Set)row);
    return count ? count + 2 : 0;
}

struct Describe {  // items: rounds from `begin` on
    Board board;
    Sheets sheets;
    Rounds rounds;
    long long begin;
    Eight *features;  // [round][input], two bytes each
    float *points;
    ON void operator()(long long item) const {
        Sheet sheet;
        sheet.read(board, sheets, rounds, begin + item);
        Row row = {features + item * (board.inputs / 8), {0, 0}, 0};
        Set beside[WRITTEN];
        for (int number = 0; number < WRITTEN; number++)
            beside[number] = touched(board, sheet.own[number]) & sheet.empty;
        const double *promise = board.promise + sheet.light * 64 + sheet.dark;
        float total = (float)promise[0] + 2 * size(sheet.left);
        row.one_of((int)sheets.later, (int)board.rounds - 1);
        row.all(sheet.left, BONUSES);
        row.all(sheet.light & sheet.dark, NUMBERS);
        row.all(sheet.light | sheet.dark, NUMBERS);
        total += areas(sheet, beside, row);
        total += pairs(sheet, row);
        for (int number = 1; number < WRITTEN; number++) row.one_of(size(beside[number]), MOST_ROOM);
        Set alone = 0;
        for (Set rest = sheet.empty; rest; rest &= rest - 1)
            if (!(board.touching[lowest(rest)] & sheet.empty)) alone |= rest & -rest;
        row.real((float)((promise[sheets.later * 4096] - promise[0]) / 8));
        row.real(size(alone) / 4.0f);
        row.real(size(sheet.empty) / 16.0f);
        details(sheet, beside, row);
        while (row.place) row.bits(0);
        points[item] = total;
    }

    ON float areas(const Sheet &sheet, const Set *beside, Row &row) const {
        int empty[AREAS], lead[AREAS], hope[AREAS], rivals[AREAS];
        bool on[AREAS];
        float points = 0;
        for (int area = 0; area < AREAS; area++) {
            Set here = board.areas[area];
            empty[area] = size(sheet.empty & here);
            int first = 0, going = 0, all = 0;
            for (int number = 0; number < WRITTEN; number++) {
                int count = size(sheet.own[number] & here), rank = count ? count << 4 | (number + 2) : 0;
                all += count;
                if (rank > first) first = rank;
                if (beside[number] & here && rank > going) going = rank;
            }
            lead[area] = hope[area] = first & 15;
            int most = first >> 4;
            on[area] = going == first;
            rivals[area] = all - most;
            for (int number = 0; number < WRITTEN; number++)
                if (beside[number] & here && size(sheet.own[number] & here) + empty[area] >= most)
                    if (number + 2 > hope[area]) hope[area] = number + 2;
            if (!empty[area]) points += lead[area] * board.multipliers[area];
        }
        for (int area = 0; area < AREAS; area++) row.one_of(empty[area], MOST_EMPTY);
        for (int area = 0; area < AREAS; area++)
            for (int each = 0; each <= MOST_EMPTY; each++)
                row.real(each == (empty[area] < MOST_EMPTY ? empty[area] : MOST_EMPTY) ? lead[area] / 8.0f : 0.0f);
        for (int area = 0; area < AREAS; area++) row.real(empty[area] ? hope[area] / 8.0f : 0.0f);
        for (int area = 0; area < AREAS; area++) row.yes(empty[area] && on[area]);
        for (int area = 0; area < AREAS; area++) row.real(empty[area] && on[area] ? lead[area] / 8.0f : 0.0f);
        for (int area = 0; area < AREAS; area++) row.real(empty[area] ? rivals[area] / 4.0f : 0.0f);
        return points;
    }

    ON float pairs(const Sheet &sheet, Row &row) const {
        int least[NUMBERS];
        float chances[NUMBERS], points = 0;
        for (int number = 0; number < NUMBERS; number++) {
            least[number] = NEVER;
            chances[number] = 0;
            for (long long way = board.begins[number]; way < board.begins[number + 1]; way++) {
                Set gaps = board.ways[way] & ~sheet.own[number + 1];
                if (gaps & ~sheet.empty) continue;
                int missing = size(gaps);
                if (missing < least[number]) least[number] = missing;
                chances[number] += 1.0f / (float)(1ull << missing);
            }
            if (least[number] == 0) points += number + 3;
        }
        for (int number = 0; number < NUMBERS; number++) {
            int missing = least[number] < FARTHEST ? least[number] : FARTHEST;
            row.one_of(least[number] == NEVER ? FARTHEST + 1 : missing, FARTHEST + 1);
        }
        for (int number = 0; number < NUMBERS; number++) row.real(least[number] ? chances[number] : 0.0f);
        return points;
    }

    ON void details(const Sheet &sheet, const Set *beside, Row &row) const {
        int light = reached(sheet.light) << 6 | sheet.light, dark = reached(sheet.dark) << 6 | sheet.dark;
        row.all((light > dark ? light : dark) & 63, NUMBERS);
        row.all((light > dark ? dark : light) & 63, NUMBERS);
        Set near[NUMBERS], far[NUMBERS];
        for (int number = 0; number < NUMBERS; number++) {
            near[number] = beside[number + 1] | (touched(board, beside[number + 1]) & sheet.empty);
            far[number] = near[number] | (touched(board, near[number]) & sheet.empty);
        }
        for (int number = 0; number < NUMBERS; number++) row.one_of(size(near[number]), MOST_REACHED);
        for (int number = 0; number < NUMBERS; number++) row.real(size(far[number]) / 8.0f);
        for (int number = 0; number < WRITTEN; number++)
            for (int place = 0; place < board.frees; place++) row.yes(sheet.own[number] >> board.free[place] & 1);
        for (int number = 1; number < WRITTEN; number++)
            for (int place = 0; place < board.frees; place++) row.yes(beside[number] >> board.free[place] & 1);
    }
};
