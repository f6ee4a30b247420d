import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Spinner } from '../../../../ui/spinner.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { CADERNO } from '../../caderno/texts.ts'
import { DevicePanel } from '../../store/components/device-panel.tsx'
import { askToPersist, changeRoom, roomStore, useRoom } from '../../store/components/room-store.ts'
import { freeMarks, MOST_CHILDREN, newChild, withClass, withNewClass } from '../../store/rules.ts'
import { isWritable } from '../names.rules.ts'
import { newClass } from '../rules.ts'
import { NAMES, TURMA } from '../texts.ts'
import { ClassView } from './class-view.tsx'
import { EmptyTurma } from './empty-turma.tsx'
import { draftFor, keepDraft } from './names-draft.ts'
import { NamesForm } from './names-form.tsx'

type Screen = 'class' | 'new' | 'more' | 'device'

const unwritable = (names: readonly string[]) => names.filter((name) => !isWritable(name))
const newId = () => crypto.randomUUID()

/** Classes of one person, from the first name on. All of it is in this browser. */
export function TurmaPanel({ userId }: { userId: string | null }) {
  const kept = useRoom(userId)
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const isBeforeBooklet = parameters.get('depois') === 'caderno'
  const [asked, setScreen] = useState<Screen | null>(() => (draftFor(userId) === '' ? null : 'new'))
  const [openId, setOpenId] = useState<string | null>(null)
  const { classes } = kept.value
  const one = classes.find(({ id }) => id === openId) ?? classes[0]
  // On the way to its booklet the first class begins with its names.
  const screen = asked ?? (isBeforeBooklet && !one ? 'new' : 'class')
  const back = () => setScreen('class')

  if (!kept.isRead) {
    return (
      <p role="status" className="flex min-h-120 items-start gap-2">
        <Spinner />
        {TURMA.loading}
      </p>
    )
  }
  if (screen === 'device') return <DevicePanel kept={kept} onBack={back} />
  if (screen === 'new' || screen === 'more') {
    const isMore = screen === 'more' && one !== undefined
    return (
      <>
        <h1 className="text-[1.75rem]/9 md:text-3xl">{isMore ? NAMES.addTitle : NAMES.title}</h1>
        <NamesForm
          for={isMore ? 'more' : 'class'}
          room={MOST_CHILDREN - (isMore ? one.children.length : 0)}
          userId={userId}
          asksToKeep={!isMore && kept.keeping === 'visit'}
          unwritable={unwritable}
          onBack={() => {
            keepDraft(userId, '')
            back()
          }}
          onGive={({ names, name, year, keep }) => {
            keepDraft(userId, '')
            if (isMore) {
              void changeRoom((room) =>
                withClass(room, one.id, (old) => {
                  const marks = freeMarks(old.children, names.length)
                  const more = names.map((name, i) => newChild(newId(), name, marks[i] ?? i))
                  return { ...old, children: [...old.children, ...more].slice(0, MOST_CHILDREN) }
                }),
              )
            } else {
              const made = newClass({ name, year, names }, newId)
              void changeRoom((room) => withNewClass(room, made, Date.now())).then(() => {
                if (keep) void roomStore.keep()
              })
              if (keep || kept.keeping === 'device') void askToPersist()
              setOpenId(made.id)
              showToast({ kind: 'success', ...NAMES.made(name, names.length) })
              if (isBeforeBooklet) return void navigate(CADERNO.path)
            }
            back()
            window.scrollTo(0, 0)
          }}
        />
      </>
    )
  }
  if (!one) {
    return (
      <>
        <h1 className="text-[1.75rem]/9 md:text-3xl">{TURMA.title}</h1>
        <EmptyTurma onPaste={() => setScreen('new')} onCopy={() => setScreen('device')} />
      </>
    )
  }
  return (
    <ClassView
      kept={kept}
      one={one}
      onOpen={setOpenId}
      onAdd={() => setScreen('more')}
      onNewClass={() => setScreen('new')}
      onDevice={() => setScreen('device')}
    />
  )
}
