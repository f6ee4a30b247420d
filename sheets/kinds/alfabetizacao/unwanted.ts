/** Words that chance must not spell in front of a class: in a grid of letters, in cards of syllables. */

/** Without accents, as the letters of a grid. Short ones catch their longer forms. */
export const UNWANTED: readonly string[] = `
ABORTO ABUSO ADAGA AIDS ALCOOL ANAL ANUS ARMA ARROMBADO ASNO ASSASSINO BABACA BACANAL BALEADO BANDIDO BARANGA BASEADO
BASTARDO BEBADO BESTA BICHA BICHONA BIMBA BIRITA BOBALHAO BOBO BOCETA BOIOLA BOLINA BOQUETE BORRACHO BOSTA BRIGA
BRONHA BROXA BUCETA BUNDA BURRA BURRO CABACO CABRAO CACA CACETE CACHACA CADELA CAGA CAGAR CAGOU CANALHA CAPETA CARALHO
CERVEJA CHATO CHEIRAR CHIFRUDO CHUPA CIGARRO COCAINA COCO COITO CORNO CRACK CRETINO CRIME CU CUECAO CUSPE CUZAO DEBIL
DEMENTE DEMONIO DIABO DOIDO DROGA DROGADO EGUA ENFORCA EROTICO ESCARRO ESCROTO ESPERMA ESTUPIDO ESTUPRO FACADA FALO
FEDE FEDIDO FEDOR FEIA FEIO FEZES FODA FODE FODER FODIDO FUDER FUMO FURICO FUZIL GONORREIA GORDA GORDO GOSMA GOZA
GOZAR GOZO GRELHO GRELO IDIOTA IMBECIL INFERNO JEGUE LADRAO LAZARENTO LESADO LIXO LOUCA LOUCO MACONHA MALDITO MAMILO
MATAR MATOU MERDA METRALHA MIJA MIJO MOLESTA MONGO MORRE MORRER MORREU MORTE MORTO NADEGA NAZI NINFETA NOIADO NOJO NUA
OTARIO PALERMA PAU PEDOFILO PEIDA PEIDO PELADA PELADO PENIS PERERECA PICA PINGA PINTO PIRANHA PIROCA PISTOLA PORNO
PORRA PUM PUTA PUTARIA PUTO QUENGA RABAO RABO RACISTA RAPARIGA RATAZANA REFEM RETARDADO REVOLVER RIDICULO ROLA RUIM
SACANA SACO SADICO SAFADA SAFADO SANGUE SAPATAO SEIO SEIOS SEMEN SEQUESTRO SEXO SEXUAL SIFILIS SUICIDA SUICIDIO SURRA
SURUBA TARADA TARADO TESAO TETA TETAS TIRO TOLO TONTA TONTO TRAFICO TRAVECO TREPA TREPAR TROUXA VADIA VADIO VAGABUNDO
VAGINA VEADO VIADO VIBRADOR VICIO VODKA VOMITO VULVA XANA XERECA XIXI XOTA XOXOTA ZONA
`
  .trim()
  .split(/\s+/)

const reversed = (word: string) => [...word].reverse().join('')

/** Words of the list that are harmless alone or in a sentence, and unwanted as an accident in a grid. */
const PLAIN = ['BURRO', 'COCO', 'EGUA', 'FEIO', 'LIXO', 'MORRER', 'PIRANHA', 'ROLA']

const BY_CHANCE: ReadonlySet<string> = new Set(UNWANTED)
const BAD: ReadonlySet<string> = new Set(UNWANTED.filter((word) => !PLAIN.includes(word)))

const bareOf = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/** True for a whole word of the library that is on the list: no page prints it, with or without a grid. */
export const isUnwanted = (word: string): boolean => BAD.has(bareOf(word))

/** True if a card, or cards in a row read together, say a word of the list. */
export const spellsUnwanted = (cards: readonly string[]): boolean =>
  cards.some(isUnwanted) ||
  cards.some((_, from) =>
    cards.slice(from + 1).some((_, more) => BY_CHANCE.has(bareOf(cards.slice(from, from + more + 2).join('')))),
  )

/** True if a word to hide contains one of them, forwards or backwards. */
export function hidesUnwanted(word: string): boolean {
  return UNWANTED.some((bad) => word.includes(bad) || reversed(word).includes(bad))
}
