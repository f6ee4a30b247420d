/** Size of the pictures of public/planos, in pixels: twice what is shown (scripts/pictures/plans.ts draws them). */
export const PLAN_PICTURE = { width: 720, height: 360 } as const

/** A thing that sheets can do, with its picture in public/planos. */
interface Shown {
  readonly picture: string
  readonly alt: string
  readonly title: string
  readonly text: string
  readonly to: string
  readonly link: string
}

/** Beside the specified list of the plans: the product itself, in pictures of it. */
export const PLANS_SHOWN = {
  title: 'O que as folhas sabem fazer',
  intro: 'Nos dois planos. O Premium tira o limite do dia e abre todas as folhas.',
  things: [
    {
      picture: 'niveis',
      alt: 'O mesmo labirinto redondo em três níveis, cada um com mais caminhos.',
      title: 'Três níveis da mesma folha',
      text: 'Fácil, Médio e Desafio, com a mesma tarefa: cada criança faz a que já consegue.',
      to: '/activities',
      link: 'Abrir uma folha e preparar',
    },
    {
      picture: 'tinta',
      alt: 'A mesma folha de sombras colorida, em preto e branco e só com contornos.',
      title: 'Pouca tinta',
      text: 'Colorido, preto e branco ou Economia: só contornos, sem áreas cheias, para a impressora de casa.',
      to: '/activities?format=Preto+e+Branco',
      link: 'Ver folhas em preto e branco',
    },
    {
      picture: 'letras',
      alt: 'A mesma folha com letra bastão, de imprensa e cursiva.',
      title: 'A letra da sua sala',
      text: 'Bastão, imprensa ou cursiva nas folhas de escrever e de ler.',
      to: '/activities?category=Alfabetiza%C3%A7%C3%A3o',
      link: 'Ver folhas de alfabetização',
    },
    {
      picture: 'nomes',
      alt: 'Um nome para tracejar, um caça-palavras e crachás com os nomes da turma.',
      title: 'Com o nome e as palavras da criança',
      text: 'Você escreve, a folha é desenhada no seu aparelho. O que você digita não é enviado.',
      to: '/criar',
      link: 'Criar uma folha',
    },
    {
      picture: 'turma',
      alt: 'Três cópias diferentes da mesma folha de somas, uma para cada nível.',
      title: 'Uma cópia para cada criança da turma',
      text: 'Cada uma com o seu nível e o seu desenho, em um PDF só. Os nomes ficam no seu aparelho.',
      to: '/turma',
      link: 'Montar a turma',
    },
    {
      picture: 'respostas',
      alt: 'Um caça-palavras e a página com as respostas dele.',
      title: 'Respostas prontas',
      text: 'No fim do arquivo, à parte ou sem elas. Também de cada cópia diferente da turma.',
      to: '/activities',
      link: 'Ver as folhas',
    },
    {
      picture: 'codigos',
      alt: 'A planta de uma praça e três códigos da BNCC que a folha apoia.',
      title: 'Códigos da BNCC em cada folha',
      text: 'Cada folha diz que habilidades apoia. Copie o código, ou o texto inteiro, para o seu plano de aula.',
      to: '/bncc',
      link: 'Procurar por habilidade',
    },
    {
      picture: 'prova',
      alt: 'Um labirinto e o mesmo labirinto com o caminho da saída.',
      title: 'Conferidas uma a uma',
      text: 'Todo labirinto tem saída, toda conta fecha, toda palavra está na grade: provamos antes de publicar.',
      to: '/como-conferimos',
      link: 'Como conferimos as respostas',
    },
  ] satisfies readonly Shown[],
  questions: {
    title: 'Mais perguntas',
    list: [
      {
        question: 'Preciso de cartão para começar?',
        answer:
          'Não. A conta gratuita não pede cartão nem CPF: nome, email e senha bastam. No Premium dá para pagar com PIX, uma vez só, sem renovação.',
      },
      {
        question: 'E se eu não gostar?',
        answer:
          'Você tem 7 dias para desistir e receber tudo de volta, sem dar motivo. É um botão no seu perfil, e vale mesmo que já tenha baixado folhas.',
      },
      {
        question: 'Posso usar as folhas na escola ou no consultório?',
        answer:
          'Pode. Imprima e copie para as crianças que você ensina ou atende, também em trabalho pago. Só não dá para vender nem publicar os arquivos.',
      },
      {
        question: 'As folhas que eu já baixei continuam minhas se eu cancelar?',
        answer: 'Continuam. O arquivo é seu, com ou sem assinatura, para usar nas mesmas condições.',
      },
      {
        question: 'O que quer dizer “suporte prioritário”?',
        answer:
          'Que a sua mensagem pela página de contato é respondida primeiro: em até 1 dia útil. Nas outras contas, em até 2 dias úteis.',
      },
    ],
  },
} as const
