import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { poolPerson } from '../contract.ts'

type Props = { person: string } | { imported: string }

/** Keeps somebody the company sees in full, or added itself, for later jobs. */
export function PoolButton(whom: Props) {
  const t = useTranslations('pool')
  const add = useSend(poolPerson, {
    onDone: () => void toast.show({ text: t('added'), tone: 'good' }),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <Button size="s" icon="bookmark" busy={add.isPending} onClick={() => add.mutate(whom)}>
      {t('addPerson')}
    </Button>
  )
}
