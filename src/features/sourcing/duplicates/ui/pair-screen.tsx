import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { type PairDetail, showPair, tellApart } from '../contract.ts'
import type { Route } from './+types/pair-screen'
import { MergeForm } from './merge-form.tsx'
import { Reasons } from './reasons.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { first, second } = asked.params
  const pair = { first, second }
  return { pair, shown: session?.may.includes('import') ? await load(page, showPair, pair) : undefined }
}

/** Two records side by side, field by field: which of them stays, and what it says. */
export default function PairScreen({ loaderData: { pair, shown } }: Route.ComponentProps) {
  const t = useTranslations('duplicates')
  const { data, isError, refetch } = useCall(showPair, pair, { initial: shown, enabled: shown !== undefined })
  const one = data?.data
  return (
    <WorkScreen title={t('pair')} name="duplicate-pair" needs="import">
      <div>
        <LinkButton look="text" size="s" icon="back" href="/page/candidates/duplicates">
          {t('backToPairs')}
        </LinkButton>
      </div>
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {one ? <Whole pair={pair} one={one} /> : null}
    </WorkScreen>
  )
}

type Props = { pair: { first: string; second: string }; one: PairDetail }

function Whole({ pair, one }: Props) {
  const t = useTranslations('duplicates')
  const words = useTranslations('refusals')
  const goOn = () =>
    location.assign(
      one.next ? `/page/candidates/duplicates/${one.next.first}/${one.next.second}` : '/page/candidates/duplicates',
    )
  return (
    <>
      <header className="stack stack-xs">
        <h1>{t('pair')}</h1>
        <p className="quiet measure">{t('pairLead')}</p>
        <Reasons reasons={one.reasons} />
      </header>
      {one.different ? <Note>{t('wasDifferent')}</Note> : null}
      {one.refused ? (
        <Note tone="warm">{words(one.refused)}</Note>
      ) : (
        <MergeForm key={`${one.keep.version} ${one.merge.version}`} one={one} onDone={goOn}>
          <Apart pair={pair} different={!one.different} onDone={goOn} />
        </MergeForm>
      )}
    </>
  )
}

function Apart({ pair, different, onDone }: { pair: Props['pair']; different: boolean; onDone: () => void }) {
  const t = useTranslations('duplicates')
  const send = useSend(tellApart, {
    onDone() {
      if (!different) return refreshCall(showPair)
      toast.show({ text: t('differentDone'), tone: 'good' })
      onDone()
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <Button busy={send.isPending} onClick={() => send.mutate({ ...pair, different })}>
      {t(different ? 'different' : 'undoDifferent')}
    </Button>
  )
}
