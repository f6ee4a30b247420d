/** Names of the spelling rules, as instructions and plain titles call them. */
export const RULE_NAMES: Readonly<Record<string, string>> = {
  acentos: 'com ou sem acento',
  'am-ao': 'AM ou ÃO',
  'c-cedilha': 'C ou Ç',
  'c-qu': 'C ou QU',
  'g-gu': 'G ou GU',
  'g-j': 'G ou J',
  h: 'com ou sem H',
  'l-u': 'L ou U',
  'm-antes-de-p-b': 'M ou N',
  'nh-lh-ch': 'NH, LH ou CH',
  'r-rr': 'R ou RR',
  's-ss': 'S ou SS',
  's-z': 'S ou Z',
  'x-ch': 'X ou CH',
}
