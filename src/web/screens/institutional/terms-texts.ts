import { SELLER_CONTACT, sellerIdentity } from '../../../features/subscriptions/seller/texts.ts'
import { contactLine, type DocumentFacts, type LegalDocument, link, list, paragraph } from './document.ts'
import { PREMIUM_SECTIONS } from './terms-premium-texts.ts'

export const TERMS_META = {
  title: 'Termos de uso',
  description:
    'As regras para usar o site e as folhas de atividades: conta, planos, pagamento, direito de arrependimento, cancelamento e uso permitido.',
}

/** The terms of use. */
export function termsDocument(facts: DocumentFacts): LegalDocument {
  const { siteName, seller } = facts
  return {
    title: TERMS_META.title,
    intro: `Este é o contrato entre você e o ${siteName}. Escrevemos sem juridiquês para que dê para ler inteiro.`,
    sections: [
      {
        id: 'aceite',
        title: 'Aceite',
        blocks: [
          paragraph([
            'Estes termos valem para quem usa o site. Ao criar uma conta você declara que os leu e concorda com eles e com a ',
            link('política de privacidade', '/privacy'),
            '. Se não concordar com algo, não crie a conta: ver e pesquisar as atividades continua livre.',
          ]),
          ...(seller
            ? [
                paragraph([
                  `Quem vende o Premium: ${sellerIdentity(seller)} ${SELLER_CONTACT} `,
                  link(seller.email, `mailto:${seller.email}`),
                ]),
              ]
            : []),
        ],
      },
      {
        id: 'servico',
        title: 'O que o site oferece',
        blocks: [
          paragraph(
            `O ${siteName} oferece folhas de atividades educativas em PDF, prontas para imprimir. Elas apoiam o trabalho de quem ensina e cuida, mas não são tratamento, diagnóstico nem avaliação, e não substituem a orientação de profissionais.`,
          ),
          paragraph(
            'O catálogo muda com o tempo: atividades entram, são melhoradas e às vezes saem. O que você já baixou continua seu para usar nas condições destes termos.',
          ),
        ],
      },
      {
        id: 'conta',
        title: 'Sua conta',
        blocks: [
          list(
            'Use seu nome e um email que você lê. É por ele que enviamos a confirmação e a troca de senha.',
            'A conta é de uma pessoa só. Não passe a senha adiante; você responde pelo que for feito com ela.',
            'É preciso ter 18 anos, ou autorização de quem é responsável por você.',
            'A turma, com o primeiro nome das crianças, fica só no seu aparelho, e só se você escolher guardá-la. Nós não a recebemos nem podemos trazê-la de volta: guarde uma cópia, e escreva só o primeiro nome ou um apelido.',
            'Se achar que alguém entrou na sua conta, troque a senha: isso encerra as sessões abertas em outros aparelhos.',
          ),
        ],
      },
      ...PREMIUM_SECTIONS,
      {
        id: 'uso-das-folhas',
        title: 'O que você pode fazer com as folhas',
        blocks: [
          paragraph('Você pode:'),
          list(
            'imprimir e copiar as folhas para as pessoas que você ensina ou atende, também de forma remunerada, como em aulas e sessões;',
            'guardar os arquivos nos seus aparelhos e mostrá-los em tela, em sala ou a distância;',
            'enviar uma folha impressa ou em PDF a um aluno, paciente ou família que vai fazê-la;',
            'entregar ou enviar um caderno que você fez às famílias e aos colegas para quem ele foi feito.',
          ),
          paragraph('Sem autorização escrita, você não pode:'),
          list(
            'vender, alugar ou sortear as folhas ou os arquivos, nem incluí-los em apostilas e produtos à venda;',
            'publicar os arquivos em sites, redes, grupos abertos ou serviços de compartilhamento;',
            'retirar a identificação do site das folhas ou dizer que são suas.',
          ),
        ],
      },
      {
        id: 'condutas',
        title: 'O que não fazer no site',
        blocks: [
          list(
            'burlar o limite de downloads, por exemplo com várias contas;',
            'baixar o catálogo com programas automáticos;',
            'tentar entrar em contas ou áreas que não são suas, ou atrapalhar o funcionamento do site;',
            'usar dados de outra pessoa ou um meio de pagamento sem autorização.',
          ),
        ],
      },
      {
        id: 'responsabilidade',
        title: 'Nossa responsabilidade',
        blocks: [
          paragraph(
            'Cuidamos para que o site esteja no ar e as folhas estejam certas, mas pode haver interrupções e erros. Se encontrar um erro em uma folha, conte para nós.',
          ),
          paragraph(
            'A escolha da atividade certa para cada pessoa é de quem acompanha. Estes termos não afastam nenhum direito que o Código de Defesa do Consumidor dá a você.',
          ),
          paragraph(
            'Os textos, os desenhos, a marca e os programas do site são protegidos pela lei de direitos autorais e pela de propriedade industrial. Usar o site não transfere esses direitos.',
          ),
        ],
      },
      {
        id: 'mudancas-e-foro',
        title: 'Mudanças, lei e foro',
        blocks: [
          paragraph(
            'Se estes termos mudarem de forma que afete você, avisaremos por email com pelo menos 30 dias de antecedência. Quem não concordar pode cancelar antes disso.',
          ),
          contactLine(facts, 'Fale conosco antes de qualquer coisa: a maior parte dos problemas se resolve no nosso'),
          paragraph(
            'Vale a lei brasileira. Qualquer processo pode ser aberto na cidade em que você mora, como garante o Código de Defesa do Consumidor.',
          ),
        ],
      },
    ],
  }
}
