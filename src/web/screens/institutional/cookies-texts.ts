import { contactLine, type DocumentFacts, type LegalDocument, link, list, paragraph } from './document.ts'

export const COOKIES_META = {
  title: 'Política de cookies',
  description:
    'Os poucos cookies e itens que o site guarda no seu navegador, para que servem, quanto duram e como apagá-los. Sem rastreadores.',
}

/** Cookies of the server. Names on https begin with `__Secure-`. */
const COOKIES: readonly (readonly string[])[] = [
  ['session', 'Manter você conectado. Só existe depois que você entra.', '7 dias sem visita, ou até você sair'],
  [
    'device',
    'Reconhecer um navegador em que você já entrou, para que tentativas de outras pessoas com a sua conta não impeçam você de entrar.',
    '180 dias',
  ],
  [
    'auth.state',
    'Conferir, na volta do Google, que foi você quem pediu para entrar. Só existe se você usar essa entrada.',
    '5 minutos',
  ],
]

/** Data that pages store in the browser: local storage, and session storage that ends with the tab. */
const STORED: readonly (readonly string[])[] = [
  ['aparencia.tema', 'Lembrar o tema que você escolheu: claro ou escuro.', 'até você voltar ao automático ou apagar'],
  ['aparencia.calmo', 'Lembrar que você ligou o Modo calmo.', 'até você desligar ou apagar'],
  [
    'catalogo.atividades',
    'Mostrar as atividades já vistas quando a internet falha, sem carregá-las de novo. Inclui as pesquisas que você fez no catálogo.',
    'até 90 minutos; o que for mais antigo é apagado na visita seguinte',
  ],
  [
    'favoritos',
    'Lembrar as folhas que você guardou sem ter entrado na conta. Quando você entra, elas passam para a conta.',
    'até você tirá-las, entrar na conta ou apagar',
  ],
  [
    'favoritos.pendentes',
    'Levar para a sua conta as folhas que você guardou ou tirou enquanto a internet falhava. Diz a que conta pertencem por um código.',
    'até a internet voltar',
  ],
  ['catalogo.gratuitas', 'Lembrar que você quer ver só as atividades gratuitas.', 'até você mudar ou apagar'],
  [
    'folhas.criar',
    'Lembrar nível, letra, tinta e tema das folhas que você criou. Nomes e palavras não são guardados aqui.',
    'até você apagar',
  ],
  ['folhas.preparar', 'Lembrar tinta, letra e respostas da última folha que você preparou.', 'até você apagar'],
  [
    'sala-de-aula',
    'Guardar o seu caderno, com as palavras das folhas que você criou e pôs nele, e, quando você escolhe “Guardar neste aparelho”, a sua turma, com o primeiro nome das crianças. Fica numa base de dados do navegador e nunca vem para o site.',
    'até você apagar',
  ],
  [
    'caderno.entrando',
    'Não perder uma folha que você pôs no caderno no instante em que mudou de página.',
    'até ela entrar no caderno ou fechar a aba',
  ],
  [
    'user',
    'Mostrar seu nome, email e plano enquanto o site não responde e avisar as outras abas quando você entra ou sai. Só existe com você conectado.',
    'até você sair ou a sessão terminar',
  ],
  [
    'isAdmin',
    'Mostrar a entrada da administração. Só existe para quem administra o site.',
    'até você sair; se for de menos de 5 minutos atrás, até a próxima saída',
  ],
  ['entrada.google', 'Dar as boas-vindas na volta do Google.', 'até você voltar do Google ou fechar a aba'],
  [
    'lastSubscriptionCheck',
    'Lembrar quando o seu plano foi conferido, para não perguntar de novo logo em seguida.',
    'até você sair ou apagar',
  ],
  ['showPremiumSuccessPopup', 'Mostrar as boas-vindas ao Premium uma vez só.', 'até elas aparecerem'],
  ['react-router-scroll-positions', 'Voltar ao ponto da página em que você estava.', 'até fechar a aba'],
  ['react-router-manifest-version', 'Perceber que o site foi atualizado e recarregar a página.', 'até fechar a aba'],
]

const columns = ['Nome', 'Para que serve', 'Quanto dura'] as const

/** The cookie policy. tests/e2e/routes.e2e.ts fails when the browser holds something not named here. */
export function cookiesDocument(facts: DocumentFacts): LegalDocument {
  const { siteName } = facts
  return {
    title: COOKIES_META.title,
    intro:
      'Em resumo: só usamos o que faz o site funcionar. Nada aqui serve para seguir você pela internet, e por isso não há aviso de cookies para fechar.',
    sections: [
      {
        id: 'o-que-sao',
        title: 'O que são cookies e armazenamento local',
        blocks: [
          paragraph(
            'Cookies são pequenos textos que um site pede ao navegador para guardar e devolver a cada visita. No armazenamento local e no da sessão o navegador também guarda textos, que ficam no seu aparelho e não são enviados sozinhos ao site.',
          ),
        ],
      },
      {
        id: 'cookies',
        title: 'Os cookies que usamos',
        blocks: [
          paragraph(
            'São todos necessários e só nossos. Nenhum pode ser lido por programas da página. Com a conexão segura (https), o nome deles começa com “__Secure-”.',
          ),
          { table: { head: columns, rows: COOKIES } },
        ],
      },
      {
        id: 'armazenamento',
        title: 'O que fica guardado no navegador',
        blocks: [
          paragraph(
            'Estes itens ficam no seu aparelho e não são enviados ao site, menos os seus favoritos, quando você entra. Só “user” diz quem você é:',
          ),
          { table: { head: columns, rows: STORED } },
          paragraph(
            'Além deles, o navegador guarda por algum tempo cópias de imagens, fontes e outros arquivos do site, para abrir as páginas mais depressa.',
          ),
        ],
      },
      {
        id: 'o-que-nao-usamos',
        title: 'O que não usamos',
        blocks: [
          list(
            'cookies de publicidade ou de redes sociais;',
            'ferramentas de medição de audiência de outras empresas;',
            'pixels, impressão digital do aparelho ou qualquer outra forma de rastrear pessoas.',
          ),
        ],
      },
      {
        id: 'outras-empresas',
        title: 'Sites de outras empresas',
        blocks: [
          paragraph(
            `Nenhuma página do ${siteName} carrega conteúdo de outras empresas. Quando você vai pagar no Mercado Pago, entrar com o Google ou compartilhar por WhatsApp, passa a usar o site deles, com os cookies e as políticas deles.`,
          ),
        ],
      },
      {
        id: 'como-apagar',
        title: 'Como apagar ou recusar',
        blocks: [
          list(
            'Sair da conta apaga o cookie da sessão.',
            'Nas configurações do navegador, em privacidade, você apaga os dados deste site ou bloqueia cookies.',
            'Sem cookies você ainda vê e pesquisa as atividades, mas não consegue entrar na conta nem baixar.',
          ),
        ],
      },
      {
        id: 'mudancas',
        title: 'Mudanças e dúvidas',
        blocks: [
          paragraph([
            'Se o site passar a guardar algo novo no seu navegador, esta página muda antes. O que acontece com os seus dados pessoais está na ',
            link('política de privacidade', '/privacy'),
            '.',
          ]),
          contactLine(facts, 'Se ficou alguma dúvida, use o nosso'),
        ],
      },
    ],
  }
}
