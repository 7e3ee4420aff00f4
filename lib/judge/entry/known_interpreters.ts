/** Interpreters that whoever sends in a program may count on being found, if the machine has them. Pure. */

const KNOWN = [
  /^(python|pypy)[\d.]*$/,
  /^(ruby|perl|lua|node|java|php)$/,
  /^(ba|da)?sh$/,
];

/** Whether this is the bare name of one of them. */
export function isKnownInterpreter(name: string): boolean {
  return KNOWN.some((known) => known.test(name));
}

/** Some of them, for people. */
export const KNOWN_INTERPRETERS = "python3, node, perl, ruby, lua, java, php or sh";
