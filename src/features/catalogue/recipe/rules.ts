/**
 * Makes an instruction readable without its page: of `{letra|indicadas}`, where `letra` names what each page asks for,
 * it keeps the word after the bar, which fits every page.
 */
export const readableInstruction = (sentence: string): string =>
  sentence.replace(/ ?\{\w+(?:\|([^}]*))?\}/g, (_, word: string | undefined) => (word ? ` ${word}` : ''))
