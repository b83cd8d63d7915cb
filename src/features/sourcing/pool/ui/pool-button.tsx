import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { poolPerson } from '../contract.ts'

type Props = { name: string } & ({ person: string } | { imported: string })

/** Keeps somebody the company sees in full, or added itself, for later jobs; then leads to them in the pool, where tags and a note are written. */
export function PoolButton({ name, ...whom }: Props) {
  const t = useTranslations('pool')
  const add = useSend(poolPerson, {
    onDone: () => void toast.show({ text: t('added'), tone: 'good' }),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  if (add.isSuccess)
    return (
      <LinkButton size="s" icon="check" href={`/page/pool?q=${encodeURIComponent(name)}`}>
        {t('inPool')}
      </LinkButton>
    )
  return (
    <Button size="s" icon="bookmark" busy={add.isPending} onClick={() => add.mutate(whom)}>
      {t('addPerson')}
    </Button>
  )
}
