import { link, type Topic } from './document.ts'
import { PLANS_TOPIC } from './faq-plans-texts.ts'

const catalogue = link('catálogo', '/activities')

export const FAQ = {
  title: 'Perguntas frequentes',
  description: 'Respostas curtas sobre as atividades, os planos, o pagamento, os downloads e a impressão das folhas.',
  topics: 'Assuntos',
  contact: {
    title: 'Não achou o que procurava?',
    text: 'Escreva para a gente.',
    write: 'Escrever uma mensagem',
    link: 'Abrir o canal de atendimento',
  },
} as const

/** The four tabs. */
export const faqTopics = (siteName: string): readonly Topic[] => [
  {
    id: 'geral',
    name: 'Geral',
    questions: [
      {
        question: `O que é o ${siteName}?`,
        answer: [
          'É um site com folhas de atividades prontas para imprimir, em PDF. Você encontra a folha no ',
          catalogue,
          ', vê a prévia, baixa e imprime.',
        ],
      },
      {
        question: 'Para quem são as atividades?',
        answer:
          'Para quem ensina e cuida: professores, terapeutas, educadores, pedagogos e famílias. As folhas foram pensadas para crianças e também para pessoas neurodivergentes de qualquer idade, como pessoas autistas e com TDAH.',
      },
      {
        question: 'Preciso de uma conta para usar o site?',
        answer: [
          'Para ver, pesquisar e abrir as atividades, não. Para baixar, sim: a ',
          link('conta é gratuita', '/register'),
          ' e pede só nome, email e senha.',
        ],
      },
      {
        question: 'Posso usar as folhas com meus alunos e pacientes?',
        answer: [
          'Pode. Imprima quantas cópias precisar para as pessoas que você atende, em casa, na escola ou no consultório. Só não é permitido revender as folhas nem publicar os arquivos em outro lugar. Veja os ',
          link('termos de uso', '/terms'),
          '.',
        ],
      },
      {
        question: 'Como apago a minha conta?',
        answer: [
          'No seu perfil, em “Excluir minha conta”. Pedimos a senha para ter certeza de que é você. Lá também dá para baixar uma cópia dos seus dados. A ',
          link('política de privacidade', '/privacy'),
          ' conta o que acontece com cada um deles.',
        ],
      },
    ],
  },
  {
    id: 'atividades',
    name: 'Atividades',
    questions: [
      {
        question: 'Que tipos de atividade existem?',
        answer:
          'São oito categorias: Matemática, Colorir, Labirinto, Pontilhar, Tracejar, Percepção Visual, Alfabetização e Pareamento. Em cada uma há folhas para idades diferentes, coloridas ou em preto e branco.',
      },
      {
        question: 'Como encontro uma atividade para a idade certa?',
        answer: [
          'Abra o ',
          catalogue,
          ' e use o filtro Idade. Os filtros ficam no endereço da página: guarde ou envie o endereço, e a mesma lista aparece de novo.',
        ],
      },
      {
        question: 'Com que frequência chegam atividades novas?',
        answer: 'O catálogo é atualizado semanalmente. As mais novas aparecem primeiro na página inicial.',
      },
      {
        question: 'Qual é o formato dos arquivos?',
        answer:
          'PDF em tamanho A4, vetorial e em cores CMYK, próprio para impressão. Folhas de uma página ou mais: o número de páginas aparece em cada atividade.',
      },
      {
        question: 'As respostas são conferidas?',
        answer: [
          'São. Um programa à parte resolve cada folha antes de ela ser publicada: ',
          link('como conferimos as respostas', '/como-conferimos'),
          '.',
        ],
      },
      {
        question: 'Posso sugerir uma atividade?',
        answer: 'Assinantes Premium têm um canal para sugerir melhorias e novas atividades.',
      },
    ],
  },
  PLANS_TOPIC,
  {
    id: 'questoes-tecnicas',
    name: 'Questões Técnicas',
    questions: [
      {
        question: 'Meu download não começou. O que faço?',
        answer:
          'Veja primeiro se o navegador não está esperando a sua permissão para salvar arquivos. Depois tente de novo: repetir o download da mesma folha no mesmo dia não gasta o seu limite.',
      },
      {
        question: 'Como imprimo sem cortar as bordas?',
        answer:
          'Na janela de impressão, escolha papel A4 e “Tamanho real” ou 100%. Se a sua impressora cortar as margens, use “Ajustar à página”: o desenho fica um pouco menor, mas inteiro.',
      },
      {
        question: 'As folhas coloridas podem ser impressas em preto e branco?',
        answer:
          'Podem. Na folha, abra Preparar e escolha a tinta: Preto e branco, ou Economia, que deixa só os contornos e gasta pouco. Há também folhas feitas só com traço: use o filtro Formato.',
      },
      {
        question: 'Como imprimo pelo celular?',
        answer:
          'Toque em Imprimir: a folha abre ou é baixada em PDF. No PDF aberto, use o menu do celular (Compartilhar, Imprimir) e escolha a impressora. Sem impressora em casa, envie o arquivo pelo WhatsApp a uma papelaria ou gráfica e peça papel A4 em tamanho real.',
      },
      {
        question: 'Como faço a mesma folha em níveis diferentes?',
        answer:
          'Na folha, abra Preparar e escolha Fácil, Médio ou Desafio. O nome do arquivo traz o nível, e “Outra igual” desenha outra folha com a mesma tarefa.',
      },
      {
        question: 'Esqueci minha senha. E agora?',
        answer: [
          'Na página ',
          link('Entrar', '/login'),
          ', toque em “Esqueceu a senha?” e escreva o email da conta. Enviamos um link que vale por uma hora. Se ele não chegar, olhe também a caixa de spam.',
        ],
      },
      {
        question: 'As coisas se movem demais na tela. Dá para parar?',
        answer:
          'Dá. Em Aparência, ligue o Modo calmo: nada mais se move sozinho. Se o seu aparelho já pede menos movimento, o site obedece. No mesmo menu você escolhe o tema claro ou escuro.',
      },
      {
        question: 'O site funciona em qualquer aparelho?',
        answer:
          'Sim: no celular, no tablet e no computador, em navegadores atuais, sem instalar nada. Para abrir e imprimir as folhas basta um leitor de PDF, que quase todo aparelho já tem.',
      },
    ],
  },
]
