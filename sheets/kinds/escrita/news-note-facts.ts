/** Facts of news that a reporter noted at the school, and a possible news item made of them. All are invented. */
import type { PhotoName } from '../../studio/places/news-photos.ts'
import type { PosterPlace } from '../../studio/places/poster-wall.ts'

/** Questions of the notes: six of the lead, and the outcome. */
export const NOTED = ['O quê?', 'Quem?', 'Quando?', 'Onde?', 'Como?', 'Por quê?', 'E depois?'] as const

export interface Noted {
  readonly id: string
  readonly place: PosterPlace
  readonly photo: PhotoName
  /** In the order of `NOTED`. */
  readonly notes: readonly string[]
  /** A possible headline, lead, body and legend. */
  readonly headline: string
  readonly lead: string
  readonly body: string
  readonly legend: string
}

export const NOTED_NEWS: readonly Noted[] = [
  {
    id: 'colheita da horta',
    place: 'escola',
    photo: 'horta',
    notes: [
      'a primeira colheita de alface',
      'Iara, Davi e a turma do 4º ano',
      'quinta-feira, 21 de maio',
      'no canteiro na frente da escola',
      'com adubo de cascas de fruta',
      'para melhorar a merenda',
      'no dia seguinte, teve salada para todos',
    ],
    headline: 'Horta da escola rende salada para todos',
    lead: 'Iara, Davi e a turma do 4º ano fizeram a primeira colheita de alface na quinta-feira, 21 de maio, no canteiro na frente da escola.',
    body: 'Para melhorar a merenda, eles cuidaram das plantas com adubo de cascas de fruta. Deu certo: no dia seguinte, teve salada para todos.',
    legend: 'Iara mostra a alface e Davi rega a horta.',
  },
  {
    id: 'mural do pátio',
    place: 'escola',
    photo: 'mural',
    notes: [
      'a pintura do muro do pátio',
      'Nina, Caio e os colegas do 5º ano',
      'terça-feira, 8 de setembro',
      'ao lado da quadra',
      'com três latas de tinta doadas',
      'porque o muro estava riscado',
      'agora outras turmas querem pintar',
    ],
    headline: 'Muro riscado vira jardim pintado',
    lead: 'Nina, Caio e os colegas do 5º ano fizeram a pintura do muro do pátio na terça-feira, 8 de setembro, ao lado da quadra.',
    body: 'O muro estava riscado. Com três latas de tinta doadas, a turma fez um jardim com sol e flores. Agora outras turmas querem pintar.',
    legend: 'Nina e Caio pintam flores no muro.',
  },
  {
    id: 'coleta de recicláveis',
    place: 'escola',
    photo: 'reciclagem',
    notes: [
      'o começo da coleta seletiva',
      'Lia, Yumi e o grêmio da escola',
      'segunda-feira, 3 de agosto',
      'no corredor da cantina',
      'com três lixeiras coloridas',
      'porque todo o lixo ia misturado',
      'em um mês, 40 quilos foram reciclados',
    ],
    headline: 'Escola separa o lixo e recicla 40 quilos',
    lead: 'Lia, Yumi e o grêmio da escola deram início à coleta seletiva na segunda-feira, 3 de agosto, no corredor da cantina.',
    body: 'Antes, todo o lixo ia misturado. Com três lixeiras coloridas, ficou fácil separar. O resultado: em um mês, 40 quilos foram reciclados.',
    legend: 'Lia e Yumi separam vidro e plástico.',
  },
  {
    id: 'plantio no parque',
    place: 'bairro',
    photo: 'mudas',
    notes: [
      'o plantio de uma muda de ipê',
      'Bia, Caio e a turma do 4º ano',
      'segunda-feira, 21 de setembro',
      'no parque perto da escola',
      'com terra preparada pela turma',
      'porque faltava sombra no parque',
      'a turma vai regar a muda toda semana',
    ],
    headline: 'Turma do 4º ano planta sombra no parque',
    lead: 'Bia, Caio e a turma do 4º ano plantaram uma muda de ipê na segunda-feira, 21 de setembro, no parque perto da escola.',
    body: 'Eles escolheram o parque porque faltava sombra ali. A turma preparou a terra e agora vai regar a muda toda semana.',
    legend: 'Bia e Caio ao lado da muda de ipê.',
  },
  {
    id: 'feira de adoção',
    place: 'bairro',
    photo: 'adocao',
    notes: [
      'uma feira de adoção de bichos',
      'Sofia e a turma do 5º ano',
      'sábado, 24 de outubro',
      'no gramado atrás da escola',
      'com cartazes feitos na aula de arte',
      'para ajudar o abrigo do bairro',
      'nove bichos ganharam uma casa',
    ],
    headline: 'Feira da escola acha casa para nove bichos',
    lead: 'Sofia e a turma do 5º ano organizaram uma feira de adoção de bichos no sábado, 24 de outubro, no gramado atrás da escola.',
    body: 'A ideia era ajudar o abrigo do bairro. Para chamar o público, a turma fez cartazes na aula de arte. No fim, nove bichos ganharam uma casa.',
    legend: 'Sofia com três bichos da feira de adoção.',
  },
  {
    id: 'passeio de bicicleta',
    place: 'bairro',
    photo: 'bicicletas',
    notes: [
      'um passeio de bicicleta',
      'Davi, Malu e trinta alunos',
      'domingo, 30 de agosto',
      'na rua da escola, fechada para carros',
      'em fila, bem devagar',
      'para pedir uma ciclovia no bairro',
      'a prefeitura prometeu estudar o pedido',
    ],
    headline: 'Alunos pedalam e pedem uma ciclovia',
    lead: 'Davi, Malu e trinta alunos fizeram um passeio de bicicleta no domingo, 30 de agosto, na rua fechada para carros.',
    body: 'Eles foram em fila, bem devagar, para pedir uma ciclovia no bairro. A prefeitura prometeu estudar o pedido.',
    legend: 'Davi e Malu pedalam na rua da escola.',
  },
]
