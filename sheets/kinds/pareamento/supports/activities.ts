/** Activities of a day, choices and requests: a picture and a few words for each. */

export interface Activity {
  readonly label: string
  /** Id of the picture, or of a sign of `support-signs.ts`. */
  readonly picture: string
}

/** `ACORDAR: sunrise; …` → activities. */
const read = (list: string): readonly Activity[] =>
  list.split(';').map((entry) => {
    const [label = '', picture = ''] = entry.split(':').map((part) => part.trim())
    return { label, picture }
  })

/** `A: a; B: b | C: c` → groups of activities. */
const groups = (list: string): readonly (readonly Activity[])[] => list.split('|').map(read)

/** Parts of a day in the order in which they happen. */
export const ROUTINES: Readonly<Record<string, readonly Activity[]>> = {
  manha: read(`ACORDAR: sunrise; USAR O BANHEIRO: toilet; LAVAR O ROSTO: mirror; TOMAR CAFÉ: cup;
    ESCOVAR OS DENTES: toothbrush; TROCAR DE ROUPA: shirt; PENTEAR O CABELO: comb; CALÇAR O TÊNIS: sneaker;
    PEGAR A MOCHILA: backpack; IR PARA A ESCOLA: school-bus`),
  escola: read(`CHEGAR: school; GUARDAR A MOCHILA: backpack; OUVIR HISTÓRIA: books; ESCREVER: pencil;
    COMER O LANCHE: sandwich; BRINCAR NO PARQUE: slide; PINTAR: palette; CANTAR: microphone;
    GUARDAR O MATERIAL: pencil-case; VOLTAR PARA CASA: house`),
  tarde: read(`ALMOÇAR: spaghetti; ESCOVAR OS DENTES: toothbrush; DESCANSAR: couch; FAZER A LIÇÃO: notebook;
    COMER UMA FRUTA: apple; MONTAR: puzzle; JOGAR BOLA: ball; ANDAR DE BICICLETA: bicycle;
    DESENHAR: crayon; GUARDAR TUDO: package`),
  noite: read(`JANTAR: pot-food; GUARDAR OS BRINQUEDOS: basket; TOMAR BANHO: shower; BEBER ÁGUA: drop;
    PENTEAR O CABELO: comb; ESCOVAR OS DENTES: toothbrush; OUVIR HISTÓRIA: books; DAR BOA-NOITE: moon;
    APAGAR A LUZ: bulb; DORMIR: bed`),
}

/**
 * Among what one may choose, in groups that serve the same need: a choice between a swimsuit and a backpack is none.
 * Things to wear on a hot and on a cold day stand side by side where one packs for a journey.
 */
export const CHOICES: Readonly<Record<string, readonly (readonly Activity[])[]>> = {
  brincadeiras: groups(`BOLA: ball; PIPA: kite; CORDA: jump-rope; PATINETE: kick-scooter; SKATE: skateboard
    | QUEBRA-CABEÇA: puzzle; PINTURA: palette; LIVRO: book; BLOCOS: brick
    | CARRINHO: car; TREM: train; URSO: teddy; ROBÔ: robot
    | IOIÔ: yo-yo; PIÃO: spinning-top; DADO: dice; PETECA: peteca`),
  lanches: groups(`MAÇÃ: apple; BANANA: banana; UVA: grape; MELANCIA: watermelon; PERA: pear; MANGA: mango
    | LEITE: milk; SUCO: juice; ÁGUA: glass; CHÁ: teapot
    | PÃO: bread; QUEIJO: cheese; OVO: egg; SANDUÍCHE: sandwich; MILHO: corn; PÃO DE QUEIJO: cheese-bread
    | BOLO: cake-slice; BISCOITO: cookie; PUDIM: custard; SORVETE: ice-cream`),
  roupas: groups(`CAMISETA: shirt; BLUSA: blouse; VESTIDO: dress; CASACO: coat
    | TÊNIS: sneaker; CHINELO: flip-flop; SANDÁLIA: sandal; SAPATO: shoe; BOTA: boot
    | BONÉ: cap; CHAPÉU: hat; ÓCULOS: sunglasses
    | CALÇA: jeans; BERMUDA: shorts`),
  passeios: groups(`PARQUE: park; ESCORREGADOR: slide; BALANÇO: swing; GANGORRA: seesaw; CAMPO: goal
    | PRAIA: beach; FLORESTA: tree; ACAMPAMENTO: camping; FAZENDA: tractor; MAR: wave
    | CIRCO: circus; CARROSSEL: carousel; RODA-GIGANTE: ferris-wheel; CASA DA VOVÓ: grandma; LOJA: store
    | BICICLETA: bicycle; BARCO: boat; TREM: train; ÔNIBUS: bus; CARRO: car`),
}

/** Things for a suitcase, for hot days and for cold ones. */
export const SUITCASE = groups(`MAIÔ: swimsuit; BERMUDA: shorts; CHINELO: flip-flop; BONÉ: cap; ÓCULOS: sunglasses;
    CAMISETA: shirt; SANDÁLIA: sandal; CHAPÉU: hat
    | CASACO: coat; CALÇA: jeans; BOTA: boot; LUVA: glove; CACHECOL: scarf; MEIA: sock; BLUSA: blouse; TÊNIS: sneaker`)

/** For «first, then»: what has to be done, and what one likes to do. */
export const DUTIES: Readonly<Record<string, readonly Activity[]>> = {
  casa: read(`ESCOVAR OS DENTES: toothbrush; TOMAR BANHO: shower; GUARDAR TUDO: package; COMER: fork-knife;
    TROCAR DE ROUPA: shirt; FAZER A LIÇÃO: notebook; BEBER ÁGUA: drop; PENTEAR O CABELO: comb; LAVAR AS MÃOS: soap;
    ARRUMAR A CAMA: bed; VARRER: broom; CALÇAR O TÊNIS: sneaker`),
  escola: read(`ESCREVER: pencil; LER: book; RECORTAR: scissors; CONTAR: abacus; GUARDAR A MOCHILA: backpack;
    OUVIR HISTÓRIA: books; COMER O LANCHE: sandwich; PINTAR: brush; MEDIR: ruler; USAR O BANHEIRO: toilet;
    GUARDAR O MATERIAL: pencil-case; OLHAR O QUADRO: eye`),
  terapia: read(`MONTAR: puzzle; OLHAR: eye; OUVIR: ear; PULAR CORDA: jump-rope; PEDALAR: bicycle; EMPILHAR: brick;
    ENFIAR CONTAS: beads; PINTAR: palette; BALANÇAR: swing; SOPRAR: feather; CANTAR: microphone; ESCOVAR OS DENTES: toothbrush`),
}
export const LIKES =
  read(`BOLA: ball; MÚSICA: headphones; URSO: teddy; PARQUE: slide; VIDEOGAME: game-controller; DESENHO NA TV: tv;
  PIPA: kite; BICICLETA: bicycle; SORVETE: ice-cream; PINTURA: palette; CARRINHO: car; LIVRO: book; PIPOCA: popcorn;
  BALANÇO: swing; TAMBOR: drum; ROBÔ: robot`)

/** Cards for children who do not use these words yet. */
export const SIGNS: Readonly<Record<string, readonly Activity[]>> = {
  avisos: read(`ACABOU!: done; ESPERE: hourglass; PARE: stop-sign; OUÇA: ear; OLHE: eye; FALE BAIXO: quiet;
    GUARDE: package; SENTE-SE: chair; VAMOS SAIR: door; LAVE AS MÃOS: soap; FALTA POUCO: clock; VAMOS PARA CASA: house;
    HORA DO LANCHE: sandwich; HORA DE DORMIR: bed; COLOQUE O TÊNIS: sneaker; FILA: queue`),
  pedidos:
    read(`AJUDA: hand; ÁGUA: drop; BANHEIRO: toilet; COMER: fork-knife; DESCANSAR: couch; DOR: bandage; FRIO: snowflake;
    CALOR: sun; MÚSICA: headphones; ABRAÇO: heart; SIM: thumb; BRINCAR: spinning-top; COLO: baby; LER: book; PASSEAR: park;
    TELEFONAR: phone`),
}

/** Activities that help to calm down or to wake up. */
export const HELPS = read(`ABRAÇAR: heart; BEBER ÁGUA: drop; OUVIR MÚSICA: headphones; CONTAR ATÉ 10: abacus;
  DESENHAR: crayon; IR PARA O CANTINHO: tent; SOPRAR DEVAGAR: feather; PEDIR AJUDA: hand; ANDAR UM POUCO: footprints;
  CONVERSAR: mouth; LER: book; DEITAR NA REDE: hammock`)

/** Pictures of tokens by theme. */
export const TOKENS: Readonly<Record<string, string>> = {
  estrelas: 'star',
  foguetes: 'rocket',
  bichos: 'capybara',
  flores: 'flower',
  coracoes: 'heart',
  dinossauros: 'dinosaur',
}
