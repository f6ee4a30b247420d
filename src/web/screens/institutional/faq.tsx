import * as Tabs from '@radix-ui/react-tabs'
import { focusInView } from '../../../ui/focus-in-view.ts'
import { TabTrigger } from '../../../ui/tab-trigger.tsx'
import { faqPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/faq'
import { Contact } from './contact.tsx'
import { plainText } from './document.ts'
import { documentMeta } from './document-meta.ts'
import { FAQ, faqTopics } from './faq-texts.ts'
import { QuestionList } from './question-list.tsx'
import { useDocumentFacts } from './use-document-facts.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  documentMeta(matches, { title: FAQ.title, description: FAQ.description, path: '/faq' }, ({ name }) => [
    faqPage(
      faqTopics(name).flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
      ),
    ),
  ])

/** Questions in four tabs. Without JavaScript the topics follow one another. */
export default function Faq() {
  const { siteName, supportChat } = useDocumentFacts()
  const topics = faqTopics(siteName)
  return (
    <div className="page-width pt-8 pb-16 lg:pt-10">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{FAQ.title}</h1>
      <Tabs.Root defaultValue={topics[0]?.id} className="mt-6 max-w-narrow">
        <div {...focusInView} className="-mx-5 overflow-x-auto px-5 py-1 md:mx-0 md:px-1 noscript:hidden">
          <Tabs.List aria-label={FAQ.topics} className="flex w-max min-w-full border-line border-b">
            {topics.map(({ id, name }) => (
              <TabTrigger
                key={id}
                value={id}
                isInitial={id === topics[0]?.id}
                className="relative h-13 shrink-0 px-2 max-sm:text-sm font-display sm:px-4 font-medium text-ink-2 hover:text-brand data-[state=active]:font-semibold data-[state=active]:text-brand data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:-bottom-px data-[state=active]:after:h-1 data-[state=active]:after:rounded-t-sm data-[state=active]:after:bg-brand forced-colors:data-[state=active]:after:bg-[Highlight]"
              >
                {name}
              </TabTrigger>
            ))}
          </Tabs.List>
        </div>
        {topics.map(({ id, name, questions }) => (
          <Tabs.Content
            key={id}
            value={id}
            forceMount
            className="mt-4 rounded-panel data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
          >
            <div className="sr-only noscript:not-sr-only">
              <h2 className="pt-6 pb-3 text-xl md:text-2xl">{name}</h2>
            </div>
            <QuestionList questions={questions} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <div className="mt-10 max-w-narrow">
        <Contact texts={FAQ.contact} href={supportChat} />
      </div>
    </div>
  )
}
