import { formatPrice, PREMIUM_PRICE_CENTS } from '../../../features/subscriptions/plans/rules.ts'
import { FREE_DAILY_DOWNLOADS, RENEWAL_GRACE_DAYS } from '../../../features/subscriptions/rules.ts'
import { list, paragraph, type Section } from './document.ts'

const monthly = formatPrice(PREMIUM_PRICE_CENTS.monthly)
const annual = formatPrice(PREMIUM_PRICE_CENTS.annual)

/** The terms of Premium. They repeat docs/product/rules.md on prices, limits, cancelling and withdrawal. */
export const PREMIUM_SECTIONS: readonly Section[] = [
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
        'Você pode desistir em até 7 dias contados do primeiro pagamento, sem explicar o motivo, mesmo que já tenha baixado atividades (art. 49 do Código de Defesa do Consumidor). Na assinatura anual, cada renovação dá um novo prazo de 7 dias, e o valor dela é devolvido inteiro; a renovação mensal não dá novo prazo.',
      ),
      paragraph(
        'No seu perfil, use “Desistir e receber o dinheiro de volta”. Devolvemos inteiro o pagamento que está no prazo, pelo mesmo meio, e o Premium termina na hora. O prazo para o valor aparecer na fatura ou na conta depende do Mercado Pago e do seu banco.',
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
]
