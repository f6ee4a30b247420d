/** Activities of a day, choices and requests: a picture and a few words for each. */

import type { Level } from '../../../scene/scene.ts'

export interface Activity {
  readonly label: string
  /** An action of the cast, a scene of the studio, or a picture of the vocabulary: see `shown.ts`. */
  readonly picture: string
}

/** `ACORDAR: acordar; …` → activities. */
const read = (list: string): readonly Activity[] =>
  list.split(';').map((entry) => {
    const [label = '', picture = ''] = entry.split(':').map((part) => part.trim())
    return { label, picture }
  })

/** `A: a; B: b | C: c` → groups of activities. */
const groups = (list: string): readonly (readonly Activity[])[] => list.split('|').map(read)

/** Parts of a day in the order in which they happen. */
export const ROUTINES: Readonly<Record<string, readonly Activity[]>> = {
  manha: read(`ACORDAR: acordar; IR AO BANHEIRO: ir ao banheiro; LAVAR O ROSTO: lavar o rosto;
    TROCAR DE ROUPA: vestir a camiseta; TOMAR CAFÉ: tomar café; ESCOVAR OS DENTES: escovar os dentes;
    PENTEAR O CABELO: pentear o cabelo; CALÇAR O TÊNIS: calçar o sapato; ARRUMAR A MOCHILA: arrumar a mochila;
    IR PARA A ESCOLA: ir para a escola`),
  escola: read(`CHEGAR À ESCOLA: ir para a escola; GUARDAR A MOCHILA: arrumar a mochila; OUVIR HISTÓRIA: ouvir história;
    ESCREVER: escrever; LAVAR AS MÃOS: lavar as mãos; COMER O LANCHE: lanchar;
    BRINCAR NO PARQUE: brincar no escorregador; PINTAR: pintar; CANTAR: cantar; VOLTAR PARA CASA: voltar para casa`),
  tarde: read(`ALMOÇAR: comer; ESCOVAR OS DENTES: escovar os dentes; DESCANSAR: descansar; ESCREVER A LIÇÃO: escrever;
    COMER UMA FRUTA: comer uma fruta; JOGAR BOLA: jogar bola; TOMAR ÁGUA: beber água; DESENHAR: desenhar;
    GUARDAR OS BRINQUEDOS: guardar os brinquedos; TOMAR BANHO: tomar banho`),
  noite: read(`GUARDAR OS BRINQUEDOS: guardar os brinquedos; JANTAR: comer; TOMAR BANHO: tomar banho;
    VESTIR O PIJAMA: vestir a camiseta; PENTEAR O CABELO: pentear o cabelo; ESCOVAR OS DENTES: escovar os dentes;
    BEBER ÁGUA: beber água; IR AO BANHEIRO: ir ao banheiro; OUVIR HISTÓRIA: ouvir história; DORMIR: dormir`),
  'dia-diferente': read(`CHEGAR À ESCOLA: ir para a escola; GUARDAR A MOCHILA: arrumar a mochila;
    OUVIR O COMBINADO: ouvir história; ESPERAR A VEZ: esperar na fila; PINTAR: pintar; EVITAR BARULHO: está barulhento;
    DESCANSAR: descansar; COMER O LANCHE: lanchar; RESPIRAR FUNDO: respirar fundo; VOLTAR PARA CASA: voltar para casa`),
}

/** The steps that no day goes without: a short routine has these, a longer one more of them. */
export const ROUTINE_CORE: Readonly<Record<string, readonly string[]>> = {
  manha: ['ACORDAR', 'TROCAR DE ROUPA', 'ESCOVAR OS DENTES', 'IR PARA A ESCOLA', 'TOMAR CAFÉ', 'CALÇAR O TÊNIS'],
  escola: ['CHEGAR À ESCOLA', 'ESCREVER', 'COMER O LANCHE', 'VOLTAR PARA CASA', 'OUVIR HISTÓRIA', 'BRINCAR NO PARQUE'],
  tarde: ['ALMOÇAR', 'DESCANSAR', 'JOGAR BOLA', 'GUARDAR OS BRINQUEDOS', 'ESCREVER A LIÇÃO', 'COMER UMA FRUTA'],
  noite: ['JANTAR', 'TOMAR BANHO', 'OUVIR HISTÓRIA', 'DORMIR', 'ESCOVAR OS DENTES', 'GUARDAR OS BRINQUEDOS'],
  'dia-diferente': [
    ...['CHEGAR À ESCOLA', 'ESPERAR A VEZ', 'EVITAR BARULHO', 'VOLTAR PARA CASA', 'COMER O LANCHE', 'DESCANSAR'],
  ],
}

/**
 * Choices, in groups that serve the same need: a swimsuit or a backpack would be no real choice. Clothes for hot and
 * for cold days are side by side where the child packs for a journey.
 */
export const CHOICES: Readonly<Record<string, readonly (readonly Activity[])[]>> = {
  brincadeiras: groups(`JOGAR BOLA: jogar bola; PULAR CORDA: pular corda; ANDAR DE BICICLETA: andar de bicicleta;
    SOLTAR PIPA: soltar pipa; BALANÇAR: balanço; ESCORREGAR: brincar no escorregador
    | MONTAR: montar um quebra-cabeça; EMPILHAR BLOCOS: empilhar blocos; BRINCAR DE CARRINHO: brincar de carrinho;
    ABRAÇAR O URSO: abraçar o urso; SOPRAR BOLHAS: soprar bolhas
    | PINTAR: pintar; DESENHAR: desenhar; LER: ler; CANTAR: cantar; TOCAR TAMBOR: tocar tambor;
    OUVIR MÚSICA: ouvir música`),
  lanches: groups(`MAÇÃ: apple; BANANA: banana; UVA: grape; MELANCIA: watermelon; PERA: pear; MANGA: mango
    | LEITE: milk; SUCO: juice; ÁGUA: glass; CHÁ: teapot
    | PÃO: bread; QUEIJO: cheese; OVO: egg; SANDUÍCHE: sandwich; MILHO: corn; PÃO DE QUEIJO: cheese-bread
    | BOLO: cake-slice; BISCOITO: cookie; PUDIM: custard; SORVETE: ice-cream`),
  roupas: groups(`CAMISETA: shirt; BLUSA: blouse; VESTIDO: dress
    | TÊNIS: sneaker; CHINELO: flip-flop; SANDÁLIA: sandal; SAPATO: shoe; BOTA: boot
    | BONÉ: cap; CHAPÉU: hat; ÓCULOS: sunglasses
    | CALÇA: jeans; BERMUDA: shorts`),
  passeios: groups(`PRAIA: praia; FAZENDA: fazenda; JARDIM: jardim; POMAR: pomar; PASSEIO DE BARCO: mar-aberto
    | CIRCO: circo; ANIVERSÁRIO: festa; FESTA JUNINA: junina; RODA DE CAPOEIRA: consciencia-negra
    | PARQUINHO: parquinho; CAMPO DE FUTEBOL: futebol; CIDADE: cidade; PASSEIO DE ÔNIBUS: onibus`),
}

/** Things for a suitcase, for hot days and for cold ones. */
export const SUITCASE = groups(`MAIÔ: swimsuit; BERMUDA: shorts; CHINELO: flip-flop; BONÉ: cap; ÓCULOS: sunglasses;
    CAMISETA: shirt; SANDÁLIA: sandal; CHAPÉU: hat
    | CASACO: coat; CALÇA: jeans; BOTA: boot; LUVA: glove; CACHECOL: scarf; MEIA: sock; BLUSA: blouse; TÊNIS: sneaker`)

/** For «first, then»: what has to be done, and what one likes to do. */
export const DUTIES: Readonly<Record<string, readonly Activity[]>> = {
  casa: read(`ESCOVAR OS DENTES: escovar os dentes; TOMAR BANHO: tomar banho;
    GUARDAR OS BRINQUEDOS: guardar os brinquedos; ALMOÇAR: comer; TROCAR DE ROUPA: vestir a camiseta;
    ESCREVER A LIÇÃO: escrever; BEBER ÁGUA: beber água; PENTEAR O CABELO: pentear o cabelo; LAVAR AS MÃOS: lavar as mãos;
    VARRER: varrer; CALÇAR O TÊNIS: calçar o sapato; IR AO BANHEIRO: ir ao banheiro`),
  escola: read(`ESCREVER: escrever; LER: ler; RECORTAR: recortar; CONTAR: contar; ARRUMAR A MOCHILA: arrumar a mochila;
    OUVIR HISTÓRIA: ouvir história; COMER O LANCHE: lanchar; PINTAR: pintar; LAVAR AS MÃOS: lavar as mãos;
    FAZER CONTAS: fazer contas; MONTAR QUEBRA-CABEÇA: montar um quebra-cabeça`),
  terapia:
    read(`MONTAR QUEBRA-CABEÇA: montar um quebra-cabeça; ESCREVER: escrever; ESCUTAR: escutar; PULAR CORDA: pular corda;
    EMPILHAR BLOCOS: empilhar blocos; PINTAR: pintar; RECORTAR: recortar; SOPRAR BOLHAS: soprar bolhas; CANTAR: cantar;
    CONTAR: contar; FAZER CONTAS: fazer contas; ARRUMAR A MOCHILA: arrumar a mochila;
    LAVAR AS MÃOS: lavar as mãos; GUARDAR OS BRINQUEDOS: guardar os brinquedos`),
}
/** Only what can be done in that place: no kite flies in a consulting room. */
export const LIKES: Readonly<Record<string, readonly Activity[]>> = {
  casa: read(`JOGAR BOLA: jogar bola; OUVIR MÚSICA: ouvir música; ABRAÇAR O URSO: abraçar o urso;
    BRINCAR NO PARQUE: brincar no escorregador; SOLTAR PIPA: soltar pipa; ANDAR DE BICICLETA: andar de bicicleta;
    TOMAR SORVETE: tomar sorvete; DESENHAR: desenhar; BRINCAR DE CARRINHO: brincar de carrinho; LER UM LIVRO: ler;
    COMER PIPOCA: comer pipoca; BALANÇAR: balanço; TOCAR TAMBOR: tocar tambor; SOPRAR BOLHAS: soprar bolhas`),
  escola: read(`JOGAR BOLA: jogar bola; OUVIR MÚSICA: ouvir música; BRINCAR NO PARQUE: brincar no escorregador;
    PULAR CORDA: pular corda; DESENHAR: desenhar; BRINCAR DE CARRINHO: brincar de carrinho; BALANÇAR: balanço;
    TOCAR TAMBOR: tocar tambor; SOPRAR BOLHAS: soprar bolhas; EMPILHAR BLOCOS: empilhar blocos; CANTAR: cantar`),
  terapia: read(`JOGAR BOLA: jogar bola; OUVIR MÚSICA: ouvir música; ABRAÇAR O URSO: abraçar o urso;
    DESENHAR: desenhar; BRINCAR DE CARRINHO: brincar de carrinho; LER UM LIVRO: ler; TOCAR TAMBOR: tocar tambor;
    DESCANSAR: descansar`),
}

/** The same for older children, who plan four steps. */
export const OLDER_DUTIES: Readonly<Record<string, readonly Activity[]>> = {
  casa: read(`ESCREVER A LIÇÃO: escrever; ARRUMAR A MOCHILA: arrumar a mochila;
    VARRER: varrer; GUARDAR OS BRINQUEDOS: guardar os brinquedos; ALMOÇAR: comer; ESCOVAR OS DENTES: escovar os dentes;
    LER UM TEXTO: ler; FAZER CONTAS: fazer contas; LAVAR AS MÃOS: lavar as mãos`),
  escola: read(`LER O TEXTO: ler; FAZER CONTAS: fazer contas; ESCREVER NA AGENDA: escrever; RECORTAR FIGURAS: recortar;
    PINTAR O CARTAZ: pintar; ARRUMAR A MOCHILA: arrumar a mochila`),
  terapia:
    read(`MONTAR QUEBRA-CABEÇA: montar um quebra-cabeça; FAZER CONTAS: fazer contas; LER O TEXTO: ler; ESCREVER: escrever;
    PULAR CORDA: pular corda; RECORTAR FIGURAS: recortar; CANTAR: cantar`),
}
export const OLDER_LIKES: Readonly<Record<string, readonly Activity[]>> = {
  casa: read(`JOGAR BOLA: jogar bola; OUVIR MÚSICA: ouvir música; SOLTAR PIPA: soltar pipa;
    ANDAR DE BICICLETA: andar de bicicleta; DESENHAR: desenhar; COMER PIPOCA: comer pipoca; TOCAR TAMBOR: tocar tambor;
    TOMAR SORVETE: tomar sorvete`),
  escola: read(`JOGAR BOLA: jogar bola; OUVIR MÚSICA: ouvir música; DESENHAR: desenhar; TOCAR TAMBOR: tocar tambor;
    PULAR CORDA: pular corda; EMPILHAR BLOCOS: empilhar blocos; CANTAR: cantar`),
  terapia: read(`JOGAR BOLA: jogar bola; OUVIR MÚSICA: ouvir música; DESENHAR: desenhar; TOCAR TAMBOR: tocar tambor;
    ABRAÇAR O URSO: abraçar o urso; BRINCAR DE CARRINHO: brincar de carrinho`),
}

/** Rewards of a token board, by age. */
export const REWARDS: Readonly<Record<Level, readonly Activity[]>> = {
  facil: read(`ABRAÇAR O URSO: abraçar o urso; SOPRAR BOLHAS: soprar bolhas; BALANÇAR: balanço;
    BRINCAR NO PARQUE: brincar no escorregador; BRINCAR DE CARRINHO: brincar de carrinho; TOMAR SORVETE: tomar sorvete;
    DESENHAR: desenhar; TOCAR TAMBOR: tocar tambor; EMPILHAR BLOCOS: empilhar blocos; OUVIR HISTÓRIA: ouvir história;
    JOGAR BOLA: jogar bola; CANTAR: cantar`),
  medio: read(`JOGAR BOLA: jogar bola; BRINCAR NO PARQUE: brincar no escorregador; SOLTAR PIPA: soltar pipa;
    ANDAR DE BICICLETA: andar de bicicleta; TOMAR SORVETE: tomar sorvete; DESENHAR: desenhar; COMER PIPOCA: comer pipoca;
    BALANÇAR: balanço; TOCAR TAMBOR: tocar tambor; SOPRAR BOLHAS: soprar bolhas; PULAR CORDA: pular corda;
    MONTAR QUEBRA-CABEÇA: montar um quebra-cabeça`),
  desafio: read(`JOGAR BOLA: jogar bola; OUVIR MÚSICA: ouvir música; SOLTAR PIPA: soltar pipa;
    ANDAR DE BICICLETA: andar de bicicleta; DESENHAR: desenhar; COMER PIPOCA: comer pipoca; TOCAR TAMBOR: tocar tambor;
    TOMAR SORVETE: tomar sorvete; LER UM LIVRO: ler; PULAR CORDA: pular corda; CANTAR: cantar;
    MONTAR QUEBRA-CABEÇA: montar um quebra-cabeça`),
}

/** Cards for children who do not use these words yet. */
export const SIGNS: Readonly<Record<string, readonly Activity[]>> = {
  avisos:
    read(`ACABOU!: acabar; ESPERE: esperar; PARE: parar; ESCUTE: escutar; OLHE: olhar; FAÇA SILÊNCIO: fazer silêncio;
    GUARDE TUDO: guardar os brinquedos; SENTE-SE: sentar; LAVE AS MÃOS: lavar as mãos; FALTA POUCO: faltar pouco;
    VAMOS PARA CASA: voltar para casa; VAMOS LANCHAR: lanchar; VAMOS DORMIR: dormir; CALCE O TÊNIS: calçar o sapato;
    FAÇA FILA: esperar na fila; LEVANTE A MÃO: levantar a mão`),
  pedidos: read(`PEDIR AJUDA: pedir ajuda; BEBER ÁGUA: beber água; IR AO BANHEIRO: ir ao banheiro; COMER: comer;
    SIM: dizer sim; NÃO: dizer não; SENTIR DOR: sentir dor; SENTIR FRIO: sentir frio;
    SENTIR CALOR: sentir calor; DESCANSAR: descansar; OUVIR MÚSICA: ouvir música; ABRAÇAR: abraço;
    BRINCAR: empilhar blocos; IR PARA O COLO: colo; LER: ler; EVITAR BARULHO: está barulhento`),
}

/** Breathing helps with every feeling: each sheet has it. */
export const BREATH: Activity = { label: 'RESPIRAR', picture: 'respirar fundo' }

/** Other deeds that help to come down from a feeling; the first of them is on each sheet too. */
export const HELPS: Readonly<Record<string, readonly Activity[]>> = {
  corpo: read(`APERTAR: apertar a bola; BEBER ÁGUA: beber água; OUVIR MÚSICA: ouvir música;
    DESCANSAR: descansar; LAVAR O ROSTO: lavar o rosto; ABRAÇAR: abraçar o urso`),
  raiva: read(`APERTAR: apertar a bola; BEBER ÁGUA: beber água; PEDIR ABRAÇO: abraço;
    LAVAR O ROSTO: lavar o rosto; CONVERSAR: conversar; OUVIR MÚSICA: ouvir música`),
  medo: read(`PEDIR ABRAÇO: abraço; ABRAÇAR: abraçar o urso; CONVERSAR: conversar;
    BEBER ÁGUA: beber água; OUVIR MÚSICA: ouvir música; APERTAR: apertar a bola`),
}

/** Pictures of tokens by theme. */
export const TOKENS: Readonly<Record<string, string>> = {
  estrelas: 'star',
  foguetes: 'rocket',
  bichos: 'capybara',
  flores: 'flower',
  coracoes: 'heart',
  dinossauros: 'dinosaur',
}
