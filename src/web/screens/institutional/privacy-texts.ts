import { sellerIdentity } from '../../../features/subscriptions/seller/texts.ts'
import { type Block, contactLine, type DocumentFacts, type LegalDocument, link, list, paragraph } from './document.ts'

export const PRIVACY_META = {
  title: 'Política de privacidade',
  description:
    'Quais dados guardamos, para quê, por quanto tempo e como você vê, corrige, leva ou apaga os seus, de acordo com a LGPD.',
}

/** The privacy policy (rule: personal data). Its text has to match the product. */
export function privacyDocument(facts: DocumentFacts): LegalDocument {
  const { siteName } = facts
  return {
    title: PRIVACY_META.title,
    intro: `Em resumo: guardamos o mínimo para a sua conta funcionar, não usamos rastreadores nem anúncios, não vendemos dados, e você pode apagar tudo no seu perfil.`,
    sections: [
      {
        id: 'alcance',
        title: 'A quem esta política se aplica',
        blocks: [
          paragraph(
            `Esta política vale para o site ${siteName}, que é o controlador dos dados pessoais tratados aqui, nos termos da Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018).`,
          ),
          ...controllerOf(facts),
          paragraph(
            'Você pode ver, pesquisar e abrir todas as atividades sem conta e sem dizer quem é. Só pedimos dados de quem cria uma conta.',
          ),
        ],
      },
      {
        id: 'dados',
        title: 'Quais dados guardamos',
        blocks: [
          list(
            'Conta: nome, email, se o email foi confirmado e a data de criação. Da senha guardamos apenas um resumo criptográfico (hash), do qual ela não pode ser lida.',
            'Suas escolhas: o aceite dos termos e se quer receber emails com novidades.',
            'Entrada com o Google, se você a usar: nome, email, o identificador da conta, o endereço da foto de perfil, se houver, e as chaves de acesso que o Google emite, guardadas cifradas.',
            'Sessões: quando você entrou, até quando a sessão vale e a identificação do navegador. Não guardamos o endereço de rede (IP) na sessão.',
            'Downloads: quais atividades você baixou e quando.',
            'Turma e caderno: o primeiro nome das crianças, o nível e as escolhas de cada uma ficam só no seu aparelho, e só se você escolher “Guardar neste aparelho”. Nunca chegam até nós, nem quando você imprime. As palavras de uma folha de “Criar folha” que você põe no caderno também ficam só nele. Não pedimos sobrenome, data de nascimento nem diagnóstico.',
            'Favoritos: quais atividades você guardou, e as listas que você fez, com o nome e a ordem. O link de uma lista mostra a lista, nunca quem a fez, e deixa de abrir quando você o desfaz.',
            'Pedidos e sugestões: o que você pediu, a resposta e os seus votos. Um pedido só aparece para outras pessoas depois de lido pela equipe, e sem o seu nome.',
            'Mensagens: o que você escreve na página de contato, com o seu email e o assunto.',
            'CPF, se você o der na página de pagamento: só para a nota fiscal das suas compras. É opcional, e você o tira na mesma página quando quiser.',
            'Plano e pagamentos: o plano, o período, o valor, o meio de pagamento, a situação e o número da operação no Mercado Pago. Não recebemos nem guardamos os dados do seu cartão.',
          ),
          paragraph(
            'Para conter abusos, como alguém que tenta adivinhar senhas, contamos as tentativas por endereço de rede, por email ou por conta. Esses dados entram na conta embaralhados por uma chave secreta, e cada contagem perde a validade em até uma hora.',
          ),
          paragraph([
            'O que fica no seu próprio aparelho está na ',
            link('política de cookies', '/cookies'),
            '. Não pedimos dados sensíveis e não queremos dados sobre os seus alunos, pacientes ou filhos.',
          ]),
        ],
      },
      {
        id: 'finalidades',
        title: 'Para que usamos os dados',
        blocks: [
          list(
            'Para cumprir o que combinamos com você (art. 7º, V, da LGPD): manter a conta, entregar os downloads, contar o limite do dia, cobrar e renovar a assinatura, responder ao que você pergunta.',
            'Por obrigação legal (art. 7º, II): registrar pagamentos e devoluções e emitir a nota fiscal, com o CPF de quem o deu para isso.',
            'Por interesse legítimo (art. 7º, IX): proteger as contas e o site contra abusos, e saber, sem olhar para pessoas, quais atividades são mais baixadas.',
            'Com o seu consentimento (art. 7º, I): enviar emails com novidades. Você o retira quando quiser, e isso não muda mais nada na sua conta.',
          ),
          paragraph(
            'Não usamos dados para publicidade, não traçamos perfis e nenhuma decisão sobre você é tomada só por computador além das regras do seu plano.',
          ),
        ],
      },
      {
        id: 'compartilhamento',
        title: 'Com quem compartilhamos',
        blocks: [
          paragraph('Não vendemos nem alugamos dados. Eles só chegam a terceiros nestes casos:'),
          list(
            'Mercado Pago, quando você assina: recebe o que é preciso para o pagamento (o email, o valor e, no PIX, também o nome) e trata esses dados segundo a política dele. No cartão, o formulário é dele: os números do cartão e o CPF digitados ali vão direto para ele, sem passar pelo site.',
            'Ainda o Mercado Pago, na página em que se paga com cartão e só nela: o formulário dele lê características do seu aparelho e do seu navegador (como modelo, tela, idioma e endereço de rede) e forma com elas um identificador, a chamada impressão digital do dispositivo, que serve para evitar fraudes. O site não guarda nem usa essa identificação para outra coisa. Quem paga com PIX não passa por esse formulário.',
            'Quem cuida da contabilidade do site: recebe as vendas do mês, com data, nome, email, valor, número da operação e, se você o deu, o CPF, para a nota fiscal.',
            'Google, se você escolher entrar com a sua conta Google.',
            'Empresas que hospedam o site, guardam os arquivos e entregam os nossos emails, sempre em nosso nome e só para isso. Se alguma delas guardar dados fora do Brasil, exigimos as garantias do art. 33 da LGPD.',
            'Autoridades, quando a lei ou uma ordem judicial obriga.',
          ),
        ],
      },
      {
        id: 'prazos',
        title: 'Por quanto tempo guardamos',
        blocks: [
          {
            table: {
              head: ['Dado', 'Prazo'],
              rows: [
                ['Conta e escolhas', 'até você excluir a conta'],
                ['Sessão', 'vale até você sair ou ficar 7 dias sem visitar o site'],
                ['Link de confirmação do email', 'vale 24 horas'],
                ['Link para criar nova senha', 'vale 1 hora, uma só vez'],
                ['Favoritos e listas', 'até você os tirar ou excluir a conta'],
                [
                  'Pedidos e votos',
                  'até você excluir a conta; um pedido que outras pessoas veem fica depois disso, sem ligação com você',
                ],
                [
                  'Mensagens de contato',
                  '30 dias no site; a conversa fica no nosso email até o assunto se resolver, e no máximo por 2 anos',
                ],
                [
                  'Buscas sem resultado',
                  '30 dias, só o texto, e só depois que três pessoas diferentes o digitaram; nunca quem digitou',
                ],
                ['Contagens contra abusos', 'até 1 hora'],
                ['Downloads', 'ligados a você até a exclusão da conta; depois, só o número, sem a pessoa'],
                [
                  'CPF para a nota fiscal',
                  'até 400 dias depois do último pagamento, ou até você o tirar ou excluir a conta',
                ],
                [
                  'Pagamentos',
                  'pelo prazo que a lei exige; depois da exclusão da conta, sem ligação com o seu nome e email',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'seguranca',
        title: 'Como protegemos',
        blocks: [
          list(
            'As senhas são guardadas como hash, e os arquivos das atividades só abrem com um endereço assinado que vale 5 minutos.',
            'O cookie da sessão não pode ser lido por programas da página e, com a conexão segura (https), só viaja por ela.',
            'Em Criar folha, os nomes e as palavras que você escreve ficam só no seu aparelho: a folha é desenhada nele, e nada do que está escrito nela é enviado ou guardado. Recebemos apenas o tipo de folha e a hora, para contar o download do dia.',
            'Os registros de funcionamento do site são limpos de nomes, emails, senhas e códigos de acesso antes de serem escritos.',
            'Só as pessoas que administram o site veem a lista de usuários, e apenas para dar suporte.',
          ),
          paragraph(
            'Nenhum sistema é perfeito. Se houver um incidente que possa causar risco ou dano relevante, avisaremos você e a Autoridade Nacional de Proteção de Dados (ANPD), como manda o art. 48 da LGPD.',
          ),
        ],
      },
      {
        id: 'direitos',
        title: 'Seus direitos',
        blocks: [
          paragraph('O art. 18 da LGPD garante que você pode, a qualquer momento e de graça:'),
          list(
            'confirmar se tratamos os seus dados e ter acesso a eles;',
            'corrigir o que estiver incompleto, errado ou desatualizado;',
            'pedir que dados desnecessários ou tratados de forma irregular sejam anonimizados, bloqueados ou apagados;',
            'levar os seus dados para outro serviço;',
            'saber com quem os compartilhamos;',
            'recusar ou retirar um consentimento, e saber o que muda com isso.',
          ),
          paragraph(
            'Quase tudo está no seu perfil: lá você corrige o nome, usa “Baixar meus dados” para receber uma cópia em um formato aberto (JSON) e “Excluir minha conta” para apagar os seus dados pessoais.',
          ),
          contactLine(facts, 'Para qualquer outro pedido sobre os seus dados, use o nosso'),
          paragraph(
            'Respondemos em até 15 dias (LGPD, art. 19). Conferimos que o pedido vem do email da conta antes de entregar ou apagar dados.',
          ),
          paragraph('Se a resposta não resolver, você também pode apresentar uma reclamação à ANPD.'),
        ],
      },
      {
        id: 'criancas-e-mudancas',
        title: 'Crianças, adolescentes e mudanças nesta política',
        blocks: [
          paragraph(
            'As folhas são para crianças; as contas, não. A conta deve ser criada por uma pessoa adulta, ou por adolescente com autorização de quem é responsável. Se soubermos de uma conta criada por uma criança, ela será apagada.',
          ),
          paragraph(
            'O site é um serviço para pessoas adultas que ensinam e cuidam (Lei nº 15.211/2025, o ECA Digital). Não tem área para crianças, jogos em tela, rede social, conversa entre pessoas, anúncios nem recomendação feita a partir do comportamento de alguém. O nome de uma criança nunca chega até nós.',
          ),
          paragraph(
            'Esta página mostra sempre a versão em vigor hoje. Se uma mudança afetar o que fazemos com dados que você já nos deu, avisaremos por email antes que ela passe a valer.',
          ),
        ],
      },
    ],
  }
}

/** The controller by name and address, and the encarregado (LGPD, art. 9 and 41). */
function controllerOf({ seller, privacyOfficer }: DocumentFacts): Block[] {
  if (!seller) return []
  const officer = privacyOfficer ?? { name: 'nosso atendimento', email: seller.email }
  return [
    paragraph(`Controlador: ${sellerIdentity(seller)}`),
    paragraph([
      `Encarregado pelos dados pessoais: ${officer.name}, `,
      link(officer.email, `mailto:${officer.email}`),
      '.',
    ]),
  ]
}
