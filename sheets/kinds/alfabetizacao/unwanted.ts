/** Words that chance must not spell in front of a class: in a grid of letters, in cards of syllables. */

/** In a grid, short ones catch their longer forms. */
const LISTED: readonly string[] = `
ABORTO ABUSO ADAGA AIDS ÁLCOOL ANAL ÂNUS ARMA ARROMBADO ASNO ASSASSINO BABACA BACANAL BALEADO BANDIDO BARANGA
BASEADO BASTARDO BÊBADO BESTA BICHA BICHONA BIMBA BIRITA BOBALHÃO BOBO BOCETA BOIOLA BOLINA BOQUETE BORRACHO BOSTA
BRIGA BRONHA BROXA BUCETA BUNDA BURRA BURRO CABAÇO CABRÃO CACA CACETE CACHAÇA CADELA CAGA CAGAR CAGOU CANALHA CAPETA
CARALHO CERVEJA CHATO CHEIRAR CHIFRUDO CHUPA CIGARRO COCAÍNA COCÔ COITO CORNO CRACK CRETINO CRIME CU CUECÃO CUSPE
CUZÃO DÉBIL DEMENTE DEMÔNIO DIABO DOIDO DROGA DROGADO ÉGUA ENFORCA ERÓTICO ESCARRO ESCROTO ESPERMA ESTÚPIDO ESTUPRO
FACADA FALO FEDE FEDIDO FEDOR FEIA FEIO FEZES FODA FODE FODER FODIDO FUDER FUMO FURICO FUZIL GONORREIA GORDA GORDO
GOSMA GOZA GOZAR GOZO GRELHO GRELO IDIOTA IMBECIL INFERNO JEGUE LADRÃO LAZARENTO LESADO LIXO LOUCA LOUCO MACONHA
MALDITO MAMILO MATAR MATOU MERDA METRALHA MIJA MIJO MOLESTA MONGO MORRE MORRER MORREU MORTE MORTO NÁDEGA NAZI
NINFETA NOIADO NOJO NUA OTÁRIO PALERMA PAU PEDÓFILO PEIDA PEIDO PELADA PELADO PÊNIS PERERECA PICA PINGA PINTO
PIRANHA PIROCA PISTOLA PORNÔ PORRA PUM PUTA PUTARIA PUTO QUENGA RABÃO RABO RACISTA RAPARIGA RATAZANA REFÉM RETARDADO
REVÓLVER RIDÍCULO ROLA RUIM SACANA SACO SÁDICO SAFADA SAFADO SANGUE SAPATÃO SEIO SEIOS SÊMEN SEQUESTRO SEXO SEXUAL
SÍFILIS SUICIDA SUICÍDIO SURRA SURUBA TARADA TARADO TESÃO TETA TETAS TIRO TOLO TONTA TONTO TRÁFICO TRAVECO TREPA
TREPAR TROUXA VADIA VADIO VAGABUNDO VAGINA VEADO VIADO VIBRADOR VÍCIO VODKA VÔMITO VULVA XANA XERECA XIXI XOTA
XOXOTA ZONA
`
  .trim()
  .split(/\s+/)

const bareOf = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/** Without accents, as the letters of a grid. */
export const UNWANTED: readonly string[] = LISTED.map(bareOf)

const reversed = (word: string) => [...word].reverse().join('')

/** Words of the list that are harmless alone or in a sentence, and unwanted as an accident in a grid. */
const PLAIN = ['BURRO', 'ÉGUA', 'FEIA', 'FEIO', 'LIXO', 'MORRER', 'PIRANHA', 'ROLA', 'SACO', 'SANGUE']

const BY_CHANCE: ReadonlySet<string> = new Set(UNWANTED)
const BAD: ReadonlySet<string> = new Set(LISTED.filter((word) => !PLAIN.includes(word)))

/** True for a whole word that is on the list: no page prints it, with or without a grid. «Louça» is no «louca». */
export const isUnwanted = (word: string): boolean => BAD.has(word.normalize('NFC').toUpperCase())

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
