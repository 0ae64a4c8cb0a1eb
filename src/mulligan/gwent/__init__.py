from importlib.resources import files

from mulligan.core.term_files import add_terms

add_terms(files(__name__).joinpath("text", "terms.csv"))
