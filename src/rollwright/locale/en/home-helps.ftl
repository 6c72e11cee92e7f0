# Where a table is opened: hints and a teacher.
helps-hints = Hints
helps-teacher = Teacher
helps-teacher-term = says after each round what your choice cost
helps-yes = Yes
helps-no = No
