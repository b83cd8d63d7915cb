import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { listPool, poolPerson, removeFromPool } from '../contract.ts'
import { NoteButton } from './note-button.tsx'
import { useEntry, type Whom } from './use-entry.ts'

const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })

/** Keeps somebody the company sees in full, or added itself, for later jobs, and notes something; then leads to them in the pool. */
export function PoolButton({ name, whom }: { name: string; whom: Whom }) {
  const t = useTranslations('pool')
  const ui = useTranslations('ui')
  const entry = useEntry(whom)
  const again = () => refreshCall(listPool)
  const back = useSend(removeFromPool, { onDone: again, onProblem })
  const add = useSend(poolPerson, {
    onDone({ data }) {
      const undo = { text: ui('undo'), run: () => back.mutate(data) }
      toast.show({ text: t('added'), tone: 'good', action: undo })
      again()
    },
    onProblem,
  })
  return (
    <>
      {entry ? (
        <LinkButton size="s" icon="check" href={`/page/pool?q=${encodeURIComponent(name)}`}>
          {t('inPool')}
        </LinkButton>
      ) : (
        <Button size="s" icon="bookmark" busy={add.isPending} onClick={() => add.mutate(whom)}>
          {t('addPerson')}
        </Button>
      )}
      <NoteButton whom={whom} name={name} entry={entry} />
    </>
  )
}
