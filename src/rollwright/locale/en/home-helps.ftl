# Where a table is opened: hints and a teacher.
helps-hints = Hints
helps-hints-line = On demand; each one is noted beside the result.
helps-teacher = Teacher
helps-teacher-line = Says after each round what your choice cost, to each of you alone.
helps-teacher-term = says after each round what the own choice cost
helps-yes = Yes
helps-no = No
