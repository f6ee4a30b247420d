import { formatPrice, PREMIUM_PRICE_CENTS } from '../../../features/subscriptions/plans/rules.ts'
import { FREE_DAILY_DOWNLOADS, RENEWAL_GRACE_DAYS } from '../../../features/subscriptions/rules.ts'
import { sellerLine } from '../../../features/subscriptions/seller/texts.ts'
import { contactLine, type DocumentFacts, type LegalDocument, link, list, paragraph } from './document.ts'

export const TERMS_META = {
  title: 'Termos de uso',
  description:
    'As regras para usar o site e as folhas de atividades: conta, planos, pagamento, direito de arrependimento, cancelamento e uso permitido.',
}

const monthly = formatPrice(PREMIUM_PRICE_CENTS.monthly)
const annual = formatPrice(PREMIUM_PRICE_CENTS.annual)

/** The terms of use. They repeat what docs/product/rules.md says of prices, limits, cancelling and withdrawal. */
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
          ...(seller ? [paragraph(`Quem vende o Premium: ${sellerLine(seller)}`)] : []),
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
            'Se achar que alguém entrou na sua conta, troque a senha: isso encerra as sessões abertas em outros aparelhos.',
          ),
        ],
      },
      {
        id: 'planos',
        title: 'Planos e limites',
        blocks: [
          list(
            `Gratuito: até ${FREE_DAILY_DOWNLOADS} downloads por dia, só das atividades que não são Premium.`,
            'Premium: downloads sem limite diário, atividades exclusivas, atendimento prioritário e um canal para sugerir melhorias.',
          ),
          paragraph(
            'O dia começa à meia-noite, no horário de Brasília. Baixar de novo a mesma atividade no mesmo dia não conta como outro download.',
          ),
          paragraph(
            'Sem limite diário não quer dizer sem medida: se o número de downloads de um dia for muito maior do que uma pessoa consegue usar, suspendemos os downloads daquela conta até o dia seguinte, para impedir cópias automáticas do catálogo.',
          ),
        ],
      },
      {
        id: 'pagamento',
        title: 'Preço, pagamento e renovação',
        blocks: [
          list(
            `O Premium custa ${monthly} por mês ou ${annual} por ano. O valor final aparece sempre antes do pagamento.`,
            'No cartão, a assinatura se renova sozinha no fim de cada período, até você cancelar.',
            'No PIX, o pagamento é único: o Premium vale pelo período pago e termina sem renovação.',
            `Se uma renovação no cartão falhar, o Premium continua por até ${RENEWAL_GRACE_DAYS} dias enquanto a cobrança é tentada de novo. Depois disso a conta volta ao plano Gratuito.`,
          ),
          paragraph(
            'O pagamento é processado pelo Mercado Pago, e os dados do cartão são informados somente a ele. Se o preço mudar, o novo valor vale para novas assinaturas: quem já assina mantém o seu enquanto a assinatura estiver ativa.',
          ),
        ],
      },
      {
        id: 'arrependimento',
        title: 'Direito de arrependimento',
        blocks: [
          paragraph(
            'Você pode desistir da assinatura em até 7 dias contados do primeiro pagamento, sem explicar o motivo, mesmo que já tenha baixado atividades (art. 49 do Código de Defesa do Consumidor).',
          ),
          paragraph(
            'No seu perfil, use “Desistir e receber o dinheiro de volta”. Devolvemos tudo o que foi pago, pelo mesmo meio, e o Premium termina na hora. O prazo para o valor aparecer na fatura ou na conta depende do Mercado Pago e do seu banco.',
          ),
        ],
      },
      {
        id: 'cancelamento',
        title: 'Cancelamento e encerramento',
        blocks: [
          list(
            'Você cancela a assinatura quando quiser, no seu perfil e sem multa. As cobranças futuras param e o Premium continua até o fim do período pago.',
            'Você exclui a conta quando quiser, também no perfil.',
            'Podemos suspender ou encerrar contas que violem estes termos. Avisamos por email e dizemos o motivo; se não houver culpa sua, devolvemos o valor proporcional aos dias que faltavam.',
          ),
        ],
      },
      {
        id: 'uso-das-folhas',
        title: 'O que você pode fazer com as folhas',
        blocks: [
          paragraph('Você pode:'),
          list(
            'imprimir e copiar as folhas para as pessoas que você ensina ou atende, também de forma remunerada, como em aulas e sessões;',
            'guardar os arquivos nos seus aparelhos e mostrá-los em tela, em sala ou a distância;',
            'enviar uma folha impressa ou em PDF a um aluno, paciente ou família que vai fazê-la.',
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
          ...contactLine(
            facts,
            'Fale conosco antes de qualquer coisa: a maior parte dos problemas se resolve no nosso',
          ),
          paragraph(
            'Vale a lei brasileira. Qualquer processo pode ser aberto na cidade em que você mora, como garante o Código de Defesa do Consumidor.',
          ),
        ],
      },
    ],
  }
}
