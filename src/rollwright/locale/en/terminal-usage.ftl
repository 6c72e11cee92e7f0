# Help and usage errors of the command line.

usage-usage = Usage:
usage-options-short = OPTIONS
usage-command = COMMAND [ARGUMENTS]
usage-help-option = Show this help.
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = default:
usage-required = required
usage-missing = { $name } is missing.
usage-no-option = There is no option { $option }.{ $known ->
    [none] {""}
   *[other] {" "}Did you mean { $known }?
  }
usage-takes-none = The option { $option } takes no value.
usage-needs-value = The option { $option } needs a value.
usage-bad-value = The value of { $name } cannot be read{ $kind ->
    [whole] {""}: it is a whole number within its bounds.
   *[other] .
  }
usage-no-command = There is no command { $command }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
  }
usage-no-command-given = A command is missing.
usage-extra = This command does not take “{ $words }”.
