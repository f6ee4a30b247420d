/** What happens in a day, what one may choose and what one may ask for: a picture and a few words for each. */

export interface Activity {
  readonly label: string
  /** Id of the picture; `done` is a tick in a ring. */
  readonly picture: string
}

/** `ACORDAR: clock; …` → activities. */
const read = (list: string): readonly Activity[] =>
  list.split(';').map((entry) => {
    const [label = '', picture = ''] = entry.split(':').map((part) => part.trim())
    return { label, picture }
  })

/** Parts of a day in the order in which they happen. */
export const ROUTINES: Readonly<Record<string, readonly Activity[]>> = {
  manha: read(`ACORDAR: clock; USAR O BANHEIRO: toilet; LAVAR O ROSTO: soap; TOMAR CAFÉ: bread;
    ESCOVAR OS DENTES: toothbrush; TROCAR DE ROUPA: shirt; PENTEAR O CABELO: comb; CALÇAR O TÊNIS: sneaker;
    PEGAR A MOCHILA: backpack; IR PARA A ESCOLA: school-bus`),
  escola: read(`CHEGAR: school; GUARDAR A MOCHILA: backpack; OUVIR HISTÓRIA: books; ESCREVER: pencil;
    COMER O LANCHE: sandwich; BRINCAR NO PARQUE: slide; PINTAR: palette; CANTAR: microphone;
    GUARDAR O MATERIAL: pencil-case; VOLTAR PARA CASA: house`),
  tarde: read(`ALMOÇAR: fork-knife; ESCOVAR OS DENTES: toothbrush; DESCANSAR: couch; FAZER A LIÇÃO: notebook;
    COMER UMA FRUTA: apple; MONTAR: puzzle; JOGAR BOLA: ball; ANDAR DE BICICLETA: bicycle;
    DESENHAR: crayon; GUARDAR TUDO: package`),
  noite: read(`JANTAR: spaghetti; GUARDAR OS BRINQUEDOS: teddy; TOMAR BANHO: shower; BEBER ÁGUA: drop;
    PENTEAR O CABELO: comb; ESCOVAR OS DENTES: toothbrush; OUVIR HISTÓRIA: book; DAR BOA-NOITE: moon;
    APAGAR A LUZ: bulb; DORMIR: bed`),
}

/** Among what one may choose. */
export const CHOICES: Readonly<Record<string, readonly Activity[]>> = {
  brincadeiras: read(`BOLA: ball; CARRINHO: car; QUEBRA-CABEÇA: puzzle; PINTURA: palette; URSO: teddy; ROBÔ: robot;
    PIPA: kite; IOIÔ: yo-yo; PIÃO: spinning-top; DADO: dice; TREM: train; TAMBOR: drum; BLOCOS: brick; CORDA: jump-rope;
    LIVRO: book; PETECA: peteca; PATINETE: kick-scooter; SKATE: skateboard; BALDE: bucket; PALHAÇO: clown`),
  lanches: read(`MAÇÃ: apple; BANANA: banana; PÃO: bread; LEITE: milk; SUCO: juice; BISCOITO: cookie; UVA: grape;
    BOLO: cake-slice; ÁGUA: drop; MELANCIA: watermelon; QUEIJO: cheese; PIPOCA: popcorn; OVO: egg; PERA: pear;
    SANDUÍCHE: sandwich; MILHO: corn; PÃO DE QUEIJO: cheese-bread; MANGA: mango; PUDIM: custard; SOPA: pot-food`),
  roupas:
    read(`CAMISETA: shirt; CALÇA: jeans; BERMUDA: shorts; VESTIDO: dress; CASACO: coat; MEIA: sock; TÊNIS: sneaker;
    CHINELO: flip-flop; BONÉ: cap; BOTA: boot; CHAPÉU: hat; BLUSA: blouse; LUVA: glove; CACHECOL: scarf; SANDÁLIA: sandal;
    ÓCULOS: sunglasses; MOCHILA: backpack; GUARDA-CHUVA: umbrella; MAIÔ: swimsuit; SAPATO: shoe`),
  passeios:
    read(`PARQUE: park; PRAIA: beach; ESCORREGADOR: slide; BALANÇO: swing; BICICLETA: bicycle; CASA DA VOVÓ: grandma;
    CIRCO: circus; BIBLIOTECA: books; SORVETE: ice-cream; CARROSSEL: carousel; LOJA: store; BARCO: boat; TREM: train;
    ÔNIBUS: bus; MAR: wave; FLORESTA: tree; ACAMPAMENTO: camping; RODA-GIGANTE: ferris-wheel; CAMPO: goal; GANGORRA: seesaw`),
}

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

/** Cards that say what words cannot say yet. */
export const SIGNS: Readonly<Record<string, readonly Activity[]>> = {
  avisos: read(`ACABOU!: done; ESPERE: hourglass; PARE: hand; OUÇA: ear; OLHE: eye; FALE BAIXO: mouth;
    GUARDE: package; SENTE-SE: chair; VAMOS SAIR: door; LAVE AS MÃOS: soap; FALTA POUCO: clock; VAMOS PARA CASA: house;
    HORA DO LANCHE: sandwich; HORA DE DORMIR: bed; COLOQUE O TÊNIS: sneaker; FILA: footprints`),
  pedidos:
    read(`AJUDA: hand; ÁGUA: drop; BANHEIRO: toilet; COMER: fork-knife; DESCANSAR: couch; DOR: bandage; FRIO: coat;
    CALOR: sun; MÚSICA: headphones; ABRAÇO: heart; SIM: thumb; BRINCAR: ball; COLO: teddy; LER: book; PASSEAR: park;
    TELEFONAR: phone`),
}

/** What helps to calm down or to wake up. */
export const HELPS = read(`ABRAÇAR: teddy; BEBER ÁGUA: drop; OUVIR MÚSICA: headphones; CONTAR ATÉ 10: abacus;
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
