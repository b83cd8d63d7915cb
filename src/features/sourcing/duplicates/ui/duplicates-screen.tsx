import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { listPairs, type Pair, undoMerge } from '../contract.ts'
import type { Route } from './+types/duplicates-screen'
import { Reasons } from './reasons.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('import') ? await load(page, listPairs, {}) : undefined }
}

/** People of the company who look like one, and merges that can be undone. */
export default function DuplicatesScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('duplicates')
  const list = useCall(listPairs, {}, { initial: first, enabled: first !== undefined })
  const found = list.data?.data
  return (
    <WorkScreen title={t('title')} name="duplicates" needs="import">
      <div>
        <LinkButton look="text" size="s" icon="back" href="/page/candidates">
          {t('back')}
        </LinkButton>
      </div>
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('lead')}</p>
        {found && found.total > 0 ? <p className="small quiet">{t('count', { count: found.total })}</p> : null}
      </header>
      {list.isError && !found ? <NotLoaded onRetry={list.refetch} /> : null}
      {found && found.pairs.length === 0 ? (
        <Empty icon="users" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {found?.pairs.map((pair) => (
          <PairRow key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
        ))}
      </ul>
      {found && found.merges.length > 0 ? <Merges merges={found.merges} /> : null}
    </WorkScreen>
  )
}

function PairRow({ pair: { first, second, reasons } }: { pair: Pair }) {
  const t = useTranslations('duplicates')
  return (
    <li className="cluster spread">
      <div className="grow stack stack-xs">
        {[first, second].map(({ id, name, headline, email, phone }) => (
          <div key={id}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <Facts
              small
              items={[
                headline ? <bdi key="headline">{headline}</bdi> : null,
                email ? <bdi key="email">{email}</bdi> : null,
                phone ? (
                  <bdi key="phone" dir="ltr">
                    {phone}
                  </bdi>
                ) : null,
              ]}
            />
          </div>
        ))}
        <Reasons reasons={reasons} />
      </div>
      <LinkButton
        href={`/page/candidates/duplicates/${first.id}/${second.id}`}
        aria-label={t('compareWith', { first: first.name, second: second.name })}
      >
        {t('compare')}
      </LinkButton>
    </li>
  )
}

function Merges({ merges }: { merges: Gives<typeof listPairs>['data']['merges'] }) {
  const t = useTranslations('duplicates')
  const day = useDay()
  const undo = useSend(undoMerge, {
    onDone() {
      toast.show({ text: t('undone'), tone: 'good' })
      refreshCall(listPairs)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <Card title={t('merges')}>
      <ul className="rows">
        {merges.map(({ id, kept, merged, at, by, until }) => (
          <li key={id} className="cluster spread">
            <div className="grow stack stack-xs">
              <a className="link" href={`/page/candidates/${kept.id}`}>
                <bdi>{t('merged', { merged, kept: kept.name })}</bdi>
              </a>
              <Facts
                small
                items={[by ? <bdi key="by">{by}</bdi> : null, day(at), t('undoUntil', { day: day(until) })]}
              />
            </div>
            <Button size="s" icon="undo" busy={undo.isPending} onClick={() => undo.mutate({ merge: id })}>
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
