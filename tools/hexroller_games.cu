// HexRoller for training: thousands of sheets at once, on a GPU (nvcc) or, to check it, on a processor (g++ -x c++).
//
// It does what src/rollwright/bots/hexroller does with numpy: lists the rounds of a roll (listing.py), and describes the
// sheets after them (features.py, details.py). A set of hexes is a word of 64 bits. Every job runs over a count of items
// that do not depend on each other; hexroller_games.py calls them, and check_hexroller_games.py holds them to numpy.

#include <cstring>

#ifdef __CUDACC__
#include <cuda_fp16.h>
#define ON __device__ inline
#else
#define ON inline
#endif

typedef unsigned long long Set;

const int NUMBERS = 6;     // 3 to 8
const int WRITTEN = 7;     // 2 to 8
const int AREAS = 7;
const int BONUSES = 3;
const int LANES = 32;      // threads that share a task
const int MOST_HEXES = 52, MOST_WAYS = 160;
const int EXTRA = 1, TWO = 2, THIRD = 3;
const int MOST_EMPTY = 7, FARTHEST = 5, MOST_ROOM = 3, MOST_REACHED = 6, NEVER = 63;

struct Board {  // one side; pointers are to memory of the device
    long long hexes, frees, rounds, inputs, room;  // room: the most chains of a number that are kept
    long long free[MOST_HEXES];     // hexes without a printed number
    Set areas[AREAS];
    long long multipliers[AREAS];
    Set ways[MOST_WAYS];            // between the printed pairs
    long long begins[NUMBERS + 1];  // of each number's ways; the last entry is their count
    const Set *touching;    // of each hex
    const double *promise;  // [rounds to come][light][dark]
    const Set *chains;      // all sets that a chain can fill, shortest first
    const Set *ends;        // the hexes in which such a chain can begin
    const long long *lengths;  // where the chains of each length begin
};

struct Sheets {  // one entry for each game
    long long games, later;
    Set *own;  // [number][game], from 2 on
    Set *empty;
    int *light, *dark, *left;
    int *counts;     // [number][game]: dice of the roll, from 3 on
    Set *starts;     // [number][game]: where a chain may begin
    int *found;      // [game][longer][number]: the count of chains
    Set *chains;     // [game][longer][number][room]
};

struct Rounds {  // one entry for each candidate; those of a game lie together
    int *game, *what;  // what: number | other << 4 | third << 8 | bonus << 12; a number is counted from 3 on, plus 1
    Set *one, *other, *third;
    long long *begins;  // of each game
    int *count;   // of each game
};

ON int size(Set set) {
#ifdef __CUDA_ARCH__
    return __popcll(set);
#else
    return __builtin_popcountll(set);
#endif
}

ON int lowest(Set set) {
#ifdef __CUDA_ARCH__
    return __ffsll(set) - 1;
#else
    return __builtin_ctzll(set);
#endif
}

ON int add(int *where, int what) {
#ifdef __CUDA_ARCH__
    return atomicAdd(where, what);
#else
    int before = *where;
    *where += what;
    return before;
#endif
}

ON void raise(Set *where, Set what) {
#ifdef __CUDA_ARCH__
    atomicMax(where, what);
#else
    if (what > *where) *where = what;
#endif
}

ON unsigned half_of(float value) {
#ifdef __CUDA_ARCH__
    return __half_as_ushort(__float2half(value));
#else
    _Float16 half = (_Float16)value;
    unsigned short bits;
    memcpy(&bits, &half, 2);
    return bits;
#endif
}

ON Set touched(const Board &board, Set set) {
    Set found = 0;
    for (; set; set &= set - 1) found |= board.touching[lowest(set)];
    return found;
}

struct FindStarts {  // items: numbers x games
    Board board;
    Sheets sheets;
    ON void operator()(long long item) const {
        long long game = item % sheets.games, number = item / sheets.games;
        Set own = sheets.own[(number + 1) * sheets.games + game];
        sheets.starts[item] = touched(board, own) & sheets.empty[game];
    }
};

struct FindChains {  // items: games x longer x numbers x lanes
    Board board;
    Sheets sheets;
    ON void operator()(long long item) const {
        long long lane = item % LANES, task = item / LANES, number = task % NUMBERS;
        long long longer = task / NUMBERS % 2, game = task / NUMBERS / 2;
        int length = sheets.counts[number * sheets.games + game];
        if (length == 0 || (longer && !(sheets.left[game] & 1))) return;
        length += longer;
        Set taken = ~sheets.empty[game], starts = sheets.starts[number * sheets.games + game];
        for (long long row = board.lengths[length] + lane; row < board.lengths[length + 1]; row += LANES) {
            if (board.chains[row] & taken || !(board.ends[row] & starts)) continue;
            int place = add(&sheets.found[task], 1);
            if (place < board.room) sheets.chains[task * board.room + place] = board.chains[row];
        }
    }
};

struct Fitting {  // the chains of one game
    const Board &board;
    const Sheets &sheets;
    long long game;
    ON int count(int longer, int number) const {
        int found = sheets.found[(game * 2 + longer) * NUMBERS + number];
        return found < board.room ? found : (int)board.room;
    }
    ON const Set *sets(int longer, int number) const {
        return sheets.chains + ((game * 2 + longer) * NUMBERS + number) * board.room;
    }
    ON bool fits_beside(Set filled, int but) const {
        for (int number = 0; number < NUMBERS; number++) {
            const Set *chains = sets(0, number);
            for (int place = 0; number != but && place < count(0, number); place++)
                if (!(chains[place] & filled)) return true;
        }
        return false;
    }
};

struct Writer {  // counts candidates, or writes them where `fill`
    const Rounds &rounds;
    long long game;
    bool fill;
    int counted;
    ON void put(int what, Set one, Set other, Set third) {
        if (!fill) {
            counted++;
            return;
        }
        long long place = rounds.begins[game] + add(&rounds.count[game], 1);
        rounds.game[place] = (int)game;
        rounds.what[place] = what;
        rounds.one[place] = one;
        rounds.other[place] = other;
        rounds.third[place] = third;
    }
    ON void end() {
        if (!fill && counted) add(&rounds.count[game], counted);
    }
};

struct ListPlain {  // items: games x (pairs of numbers, and numbers alone) x lanes
    Board board;
    Sheets sheets;
    Rounds rounds;
    bool fill;
    ON void operator()(long long item) const {
        int lane = item % LANES, task = item / LANES % (NUMBERS * NUMBERS);
        int one = task / NUMBERS, other = task % NUMBERS;
        if (one > other) return;
        Fitting fitting = {board, sheets, item / LANES / (NUMBERS * NUMBERS)};
        Writer writer = {rounds, fitting.game, fill, 0};
        const Set *sets = fitting.sets(0, one), *others = fitting.sets(0, other);
        int many = fitting.count(0, one), more = fitting.count(0, other);
        if (one < other) {
            for (int pair = lane; pair < many * more; pair += LANES) {
                Set first = sets[pair / more], second = others[pair % more];
                if (!(first & second)) writer.put(one + 1 | (other + 1) << 4, first, second, 0);
            }
        } else {  // a number alone, where no other fits beside it
            for (int place = lane; place < many; place += LANES)
                if (!fitting.fits_beside(sets[place], one)) writer.put(one + 1, sets[place], 0, 0);
            if (one == 0 && lane == 0 && !fitting.fits_beside(0, -1)) writer.put(0, 0, 0, 0);
        }
        writer.end();
    }
};

struct ListBonus {  // items: games x width x lanes; `best` holds plain rounds, -1 for none
    Board board;
    Sheets sheets;
    Rounds rounds;
    const long long *best;
    long long width;
    bool fill;
    ON void operator()(long long item) const {
        int lane = item % LANES;
        long long plain = best[item / LANES];
        if (plain < 0) return;
        Fitting fitting = {board, sheets, item / LANES / width};
        Writer writer = {rounds, fitting.game, fill, 0};
        int what = rounds.what[plain], left = sheets.left[fitting.game];
        int number = (what & 15) - 1, second = (what >> 4 & 15) - 1;
        Set one = rounds.one[plain], other = rounds.other[plain], filled = one | other;
        if (left & 1) {
            for (int place = lane; number >= 0 && place < fitting.count(1, number); place += LANES) {
                Set chain = fitting.sets(1, number)[place];
                if (!(one & ~chain) && !(chain & other)) writer.put(what | EXTRA << 12, chain, other, 0);
            }
            for (int place = lane; second >= 0 && place < fitting.count(1, second); place += LANES) {
                Set chain = fitting.sets(1, second)[place];
                if (!(other & ~chain) && !(chain & one)) writer.put(what | EXTRA << 12, one, chain, 0);
            }
        }
        if (left >> 1 & 1) {
            Set open = sheets.empty[fitting.game] & ~filled;
            for (int place = lane; place < board.hexes; place += LANES)
                if (open >> place & 1) writer.put(what | TWO << 12, one, other, 1ull << place);
        }
        if (left >> 2 & 1 && second >= 0) {
            for (int third = 0; third < NUMBERS; third++) {
                if (third == number || third == second) continue;
                for (int place = lane; place < fitting.count(0, third); place += LANES) {
                    Set chain = fitting.sets(0, third)[place];
                    if (!(chain & filled)) writer.put(what | (third + 1) << 8 | THIRD << 12, one, other, chain);
                }
            }
        }
        writer.end();
    }
};

#include "hexroller_features.cuh"

struct Best {  // items: rounds; the round of each game with the highest worth
    Rounds rounds;
    const float *worth;
    Set *best;  // of each game: the worth, comparable, and the round
    ON void operator()(long long item) const {
        unsigned bits;
        memcpy(&bits, &worth[item], 4);
        bits = bits >> 31 ? ~bits : bits | 0x80000000u;
        raise(&best[rounds.game[item]], (Set)bits << 32 | (unsigned)item);
    }
};

struct Apply {  // items: games
    Board board;
    Sheets sheets;
    Rounds rounds;
    const Set *best;
    ON void operator()(long long game) const {
        Sheet sheet;
        sheet.read(board, sheets, rounds, (long long)(best[game] & 0xFFFFFFFFull));
        for (int row = 0; row < WRITTEN; row++) sheets.own[row * sheets.games + game] = sheet.own[row];
        sheets.empty[game] = sheet.empty;
        sheets.light[game] = sheet.light;
        sheets.dark[game] = sheet.dark;
        sheets.left[game] = sheet.left;
    }
};

#ifdef __CUDACC__
template <class Job> __global__ void __launch_bounds__(128, 5) work(Job job, long long items) {
    long long step = (long long)gridDim.x * blockDim.x;
    for (long long item = (long long)blockIdx.x * blockDim.x + threadIdx.x; item < items; item += step) job(item);
}
template <class Job> int run(const Job &job, long long items) {
    long long blocks = (items + 127) / 128;
    if (items) work<<<(unsigned)(blocks < (1 << 20) ? blocks : 1 << 20), 128>>>(job, items);
    return (int)cudaGetLastError();
}
#else
template <class Job> int run(const Job &job, long long items) {
    for (long long item = 0; item < items; item++) job(item);
    return 0;
}
#endif

extern "C" {
int find_chains(const Board *board, const Sheets *sheets) {
    int bad = run(FindStarts{*board, *sheets}, NUMBERS * sheets->games);
    return bad ? bad : run(FindChains{*board, *sheets}, sheets->games * 2 * NUMBERS * LANES);
}
int list_plain(const Board *board, const Sheets *sheets, const Rounds *rounds, int fill) {
    return run(ListPlain{*board, *sheets, *rounds, fill != 0}, sheets->games * NUMBERS * NUMBERS * LANES);
}
int list_bonus(const Board *board, const Sheets *sheets, const Rounds *rounds, const long long *best, long long width,
               int fill) {
    return run(ListBonus{*board, *sheets, *rounds, best, width, fill != 0}, sheets->games * width * LANES);
}
int describe(const Board *board, const Sheets *sheets, const Rounds *rounds, long long begin, long long count,
             Eight *features, float *points) {
    return run(Describe{*board, *sheets, *rounds, begin, features, points}, count);
}
int choose(const Board *board, const Sheets *sheets, const Rounds *rounds, const float *worth, long long count,
           Set *best) {
    int bad = run(Best{*rounds, worth, best}, count);
    return bad ? bad : run(Apply{*board, *sheets, *rounds, best}, sheets->games);
}
}
