/** People of a town, invented: their opinions on a street, and the reasons for which families came. */
import type { Sorted } from './town-facts.ts'

/** Voices on a street without cars on Sundays, by those who may say so. */
export const VOICES: Sorted = {
  classes: [
    ['M', 'motorista', 'ônibus'],
    ['V', 'vizinha', 'casa'],
    ['C', 'criança', 'praça'],
  ],
  lines: {
    M: [
      'Vou ter de mudar o caminho do ônibus.',
      'Meus passageiros vão descer longe de casa.',
      'Que bom: mais gente virá no meu ônibus!',
      'Gosto: no ônibus do domingo haverá mais alegria.',
    ],
    V: [
      'Da minha janela não ouvirei buzina: que paz!',
      'Meus netos não poderão parar no portão.',
      'Vai ter barulho até tarde no meu portão.',
      'Ponho a cadeira na calçada e faço amigos.',
    ],
    C: [
      'Vou andar de skate no asfalto!',
      'Faço uma amarelinha no meio da rua!',
      'Meu pai não poderá me trazer de carro.',
      'A música da rua atrapalha a minha lição.',
      'Oba: depois da lição, brinco sem perigo!',
    ],
  },
  against: new Set([
    'Vou ter de mudar o caminho do ônibus.',
    'Meus passageiros vão descer longe de casa.',
    'Meus netos não poderão parar no portão.',
    'Vai ter barulho até tarde no meu portão.',
    'Meu pai não poderá me trazer de carro.',
    'A música da rua atrapalha a minha lição.',
  ]),
  ask: ['A minha opinião:', 'fechar a rua só de manhã'],
}

/** Neighbours by the reason for which they came. */
export const ARRIVALS: Sorted = {
  classes: [
    ['T', 'trabalho', 'ônibus'],
    ['E', 'estudo', 'escola'],
    ['F', 'família', 'casa'],
  ],
  lines: {
    T: [
      'Pedro veio do Piauí para dirigir ônibus.',
      'Rosa veio da roça e cuida das ruas.',
      'Juan veio da Bolívia e abriu um restaurante.',
      'Fátima veio da Síria e vende doces.',
    ],
    E: [
      'Lia veio da ilha para ir à escola.',
      'Bento veio do sítio fazer o 2º ano.',
      'Amina veio de Angola e estuda aqui.',
      'Beto veio do interior para ter aulas.',
    ],
    F: [
      'Ana veio de longe morar com a avó.',
      'Noé veio do Sul e se casou aqui.',
      'Sara veio do Haiti encontrar a irmã.',
      'Iara veio da aldeia cuidar do avô.',
    ],
  },
  ask: ['A minha família veio de:', 'Recife, há vinte anos'],
}
