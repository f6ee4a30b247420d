/** Advertisements of a school and its neighbourhood. */
import type { OnWall } from './poster-facts.ts'

/** A printed advertisement, and the subject of the child's own. */
export interface Advert extends OnWall {
  readonly title: string
  readonly text: string
  /** The words that ask the reader to act. */
  readonly asks: string
  /** Purpose of the picture. */
  readonly image: string
  readonly own: string
  readonly forWhom: string
  readonly request: string
  readonly reason: string
  /** A possible title and text. */
  readonly example: readonly [title: string, text: string]
  /** A possible drawing, and who signs. */
  readonly sketch: string
  readonly by: string
}

export const ADVERTS: readonly Advert[] = [
  {
    id: 'livro emprestado',
    place: 'escola',
    picture: 'leitura',
    title: 'Tem aventura aqui!',
    text: 'Pirata, dragão, mistério: está tudo na biblioteca da escola. Escolha um livro e leve para casa. É de graça!',
    asks: 'Escolha um livro',
    image: 'mostrar como é gostoso ler junto',
    own: 'recreio sem lixo no chão',
    forWhom: 'os alunos da escola',
    request: 'jogar o lixo na lixeira',
    reason: 'o pátio limpo é melhor para brincar',
    example: ['Pátio limpo, recreio lindo!', 'O chão não é lixeira. Jogue a casca e a caixinha no lugar certo.'],
    sketch: 'a casca de banana na lixeira',
    by: '3º ano A',
  },
  {
    id: 'cinco minutos',
    place: 'escola',
    picture: 'banho',
    title: 'Cinco minutos bastam!',
    text: 'Banho longo gasta muita água. Feche o chuveiro enquanto passa o sabonete e abra de novo para enxaguar.',
    asks: 'Feche o chuveiro',
    image: 'mostrar que o banho pode ser alegre',
    own: 'apagar a luz ao sair da sala',
    forWhom: 'alunos e professores',
    request: 'apagar a luz de sala vazia',
    reason: 'luz acesa à toa gasta energia',
    example: ['Saiu? Apagou!', 'Sala vazia não precisa de luz. Apague e economize energia.'],
    sketch: 'a mão no interruptor da sala',
    by: '3º ano B',
  },
  {
    id: 'sorriso',
    place: 'escola',
    picture: 'dentes',
    title: 'Seu sorriso pede escova!',
    text: 'Depois do lanche, a comida fica entre os dentes. Leve a escova na mochila e escove com calma, um lado de cada vez.',
    asks: 'Leve a escova na mochila',
    image: 'mostrar como se escova com capricho',
    own: 'comer frutas no lanche',
    forWhom: 'crianças da escola',
    request: 'trazer uma fruta para o lanche',
    reason: 'fruta é gostosa e dá energia',
    example: ['Troque o pacote pela casca!', 'Banana, maçã ou caju: traga uma fruta e tenha energia para brincar.'],
    sketch: 'banana, maçã e caju na lancheira',
    by: '3º ano C',
  },
  {
    id: 'sofá',
    place: 'bairro',
    picture: 'bichos',
    title: 'Cabe mais um aí?',
    text: 'Eles latem, miam, pulam e esperam uma casa. Venha à feira de adoção, no domingo, e conheça um novo amigo.',
    asks: 'Venha à feira de adoção',
    image: 'dar vontade de levar um bicho para casa',
    own: 'doar brinquedos que não usa mais',
    forWhom: 'as famílias do bairro',
    request: 'doar brinquedos em bom estado',
    reason: 'outra criança vai brincar com eles',
    example: ['Brinquedo parado quer brincar!', 'Doe o que você não usa mais e faça outra criança feliz.'],
    sketch: 'uma caixa cheia de brinquedos',
    by: 'Amigos da praça',
  },
  {
    id: 'pressa',
    place: 'bairro',
    picture: 'rua',
    title: 'Rua não é pista de corrida!',
    text: 'Quem corre não vê o carro que vem. Atravesse na faixa, de mãos dadas com um adulto, e chegue bem.',
    asks: 'Atravesse na faixa',
    image: 'mostrar a maneira certa de atravessar',
    own: 'usar capacete ao andar de bicicleta',
    forWhom: 'quem anda de bicicleta',
    request: 'usar sempre o capacete',
    reason: 'ele protege a cabeça em uma queda',
    example: ['Cabeça boa usa capacete!', 'Antes de pedalar, prenda bem o capacete. Ele protege você na queda.'],
    sketch: 'uma criança de capacete',
    by: 'Escola do bairro',
  },
  {
    // Aedes aegypti lays in still water; from egg to adult it takes 7 to 10 days (Ministério da Saúde, dengue).
    id: 'água parada',
    place: 'bairro',
    picture: 'dengue',
    title: 'Água parada? Aqui, nada!',
    text: 'O mosquito da dengue põe ovos onde há água parada. Vire o balde, seque o pneu e proteja a rua inteira.',
    asks: 'Vire o balde, seque o pneu',
    image: 'mostrar onde o mosquito põe ovos',
    own: '10 minutos contra a dengue',
    forWhom: 'os moradores do bairro',
    request: 'olhar o quintal toda semana',
    reason: 'em poucos dias, o ovo vira mosquito',
    example: ['Dez minutos por semana!', 'Olhe vasos, calhas e garrafas. Sem água parada, o mosquito não nasce.'],
    sketch: 'garrafas de boca para baixo',
    by: 'Rua das Flores',
  },
]
