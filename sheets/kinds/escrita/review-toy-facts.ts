/** Reviews of toys, all invented, and what children say about them. */
import type { Five, Judged, Reviewed } from './review-facts.ts'

interface Toy extends Omit<Reviewed, 'theme' | 'card' | 'read'> {
  readonly article: 'O' | 'A'
  readonly material: string
  readonly comes: string
  /** After the sentence that names the material and what comes with the toy. */
  readonly read: Five<Judged>
}

/** A toy names its material and what comes with it on the card and in the review to read. */
const toy = ({ article, material, comes, read, ...rest }: Toy): Reviewed => ({
  ...rest,
  theme: 'brinquedos',
  card: [
    ['Nome:', rest.name],
    ['Material:', material],
    ['Vem com:', comes],
  ],
  read: [[1, `${article} ${rest.name} é de ${material} e vem com ${comes}.`], ...read],
})

export const TOYS: readonly Reviewed[] = [
  toy({
    ...{ article: 'O', name: 'Pião Girassol', thing: 'pião', fill: 'yellow', stars: 4 },
    ...{ material: 'madeira', comes: 'um cordão' },
    read: [
      [1, 'Para girar, a criança enrola o cordão, lança o pião e puxa.'],
      [2, 'É difícil no começo, mas muito divertido depois.'],
      [1, 'Na tampa da caixa estão escritos três desafios.'],
      [2, 'O cordão é curto demais.'],
      [2, 'Recomendo para quem tem paciência: nota 4.'],
    ],
    parts: [
      'Gira, gira, Girassol',
      'Brinquedo: Pião Girassol. Material: madeira e cordão.',
      'A criança enrola o cordão, lança o pião e puxa.',
      'É emocionante, porque cada giro sai diferente.',
      'O folheto decepciona, porque explica pouco.',
      'Serve para quem gosta de treinar até conseguir.',
    ],
    notes: ['madeira e cordão', 'a partir de 6 anos', 'enrolar, lançar e puxar'],
    voices: ['Cada giro é diferente!', 'O cordão é curto.'],
    model: {
      title: 'Paciência que gira',
      presents:
        'O Pião Girassol é de madeira, para crianças a partir de 6 anos. Basta enrolar o cordão, lançar e puxar.',
      strong: 'É divertido, porque cada giro sai diferente.',
      weak: 'O cordão é curto, e por isso o pião gira pouco.',
      to: 'quem gosta de treinar',
    },
  }),
  toy({
    ...{ article: 'A', name: 'Peteca Pena Leve', thing: 'peteca', fill: 'pinkPale', stars: 3 },
    ...{ material: 'borracha e penas', comes: 'um saquinho' },
    read: [
      [2, 'Ela voa reto e é ótima para treinar.'],
      [1, 'Duas ou mais crianças batem nela com a palma da mão.'],
      [1, 'Perde o ponto quem deixa a peteca cair.'],
      [2, 'As penas são frágeis demais.'],
      [2, 'Vale a pena para brincar no recreio: nota 3.'],
    ],
    parts: [
      'Um voo que dura pouco',
      'Brinquedo: Peteca Pena Leve. Material: borracha e penas.',
      'Os jogadores batem com a palma da mão para ela não cair.',
      'O jogo é animado, porque todo mundo se mexe.',
      'A peteca é frágil, porque as penas entortam logo.',
      'Boa escolha para recreios curtos.',
    ],
    notes: ['borracha e penas', 'duas ou mais crianças', 'bater com a palma da mão'],
    voices: ['Ela voa bem reto!', 'As penas entortam.'],
    model: {
      title: 'No ar até o sinal',
      presents: 'A Peteca Pena Leve é de borracha e penas. Duas ou mais crianças batem nela com a palma da mão.',
      strong: 'É ótima para treinar, porque voa bem reto.',
      weak: 'As penas são frágeis, porque entortam no primeiro dia.',
      to: 'quem gosta de brincar no recreio',
    },
  }),
  toy({
    ...{ article: 'O', name: 'Tambor Trovão', thing: 'tambor', fill: 'bluePale', stars: 5 },
    ...{ material: 'lata', comes: 'duas baquetas' },
    read: [
      [1, 'Dá para tocar sentado ou de pé, com o tambor em um banco.'],
      [2, 'O som é forte e muito bonito.'],
      [2, 'Dentro de casa, ele é barulhento demais.'],
      [1, 'Cada baqueta tem trinta centímetros.'],
      [2, 'É o melhor presente para quem gosta de ritmo: nota 5.'],
    ],
    parts: [
      'Barulho do bom',
      'Brinquedo: Tambor Trovão. Material: lata.',
      'Quem toca bate com as baquetas no alto do tambor.',
      'O som é excelente, porque enche a quadra inteira.',
      'As baquetas são ruins, porque escorregam da mão.',
      'Indicado para bandas e blocos de carnaval.',
    ],
    notes: ['lata e duas baquetas', 'para tocar sentado ou de pé', 'bater no alto do tambor'],
    voices: ['O som é forte!', 'O vizinho reclamou.'],
    model: {
      title: 'O dono do ritmo',
      presents: 'O Tambor Trovão é de lata e tem duas baquetas. Toca-se sentado ou de pé, batendo no alto do tambor.',
      strong: 'O som é excelente, porque é forte e claro.',
      weak: 'Em casa é um problema, porque os vizinhos reclamam.',
      to: 'quem toca na banda da escola',
    },
  }),
  toy({
    ...{ article: 'O', name: 'Carrinho Ventania', thing: 'carrinho', fill: 'foam', stars: 4 },
    ...{ material: 'madeira', comes: 'um adesivo' },
    read: [
      [2, 'Achei bonito e fácil de guardar.'],
      [1, 'Ele anda quando a criança puxa para trás e solta.'],
      [2, 'No tapete, ele é lento demais.'],
      [1, 'Ele tem doze centímetros de comprimento.'],
      [2, 'É perfeito para apostar corrida no pátio: nota 4.'],
    ],
    parts: [
      'Mais rápido que o vento?',
      'Brinquedo: Carrinho Ventania. Material: madeira e borracha.',
      'Basta puxar o carrinho para trás e soltar.',
      'A largada é sensacional, porque ele dispara na hora.',
      'A falta de freio decepciona, porque ele bate em tudo.',
      'Para quem tem um corredor bem comprido.',
    ],
    notes: ['madeira e rodas de borracha', 'a partir de 4 anos', 'puxar para trás e soltar'],
    voices: ['No piso liso, ele voa!', 'No tapete, fica lento.'],
    model: {
      title: 'Largada de campeão',
      presents:
        'O Carrinho Ventania é de madeira e borracha, a partir de 4 anos. Puxa-se para trás, solta-se, e ele anda.',
      strong: 'É emocionante, porque corre muito no piso liso.',
      weak: 'No tapete é fraco, porque as rodas prendem.',
      to: 'quem gosta de corrida',
    },
  }),
]
