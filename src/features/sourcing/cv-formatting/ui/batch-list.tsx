import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { type Batches, type Formatted, listBatches, printAgain } from '../contract.ts'

type Batch = Batches['batches'][number]

/** What was printed, with how far each batch has come. */
export function BatchList({ batches, free }: Pick<Batches, 'batches' | 'free'>) {
  const t = useTranslations('cvFormatting.work')
  return (
    <section className="section stack" aria-labelledby="printed-cvs">
      <h2 id="printed-cvs">{t('batches')}</h2>
      {batches.map((batch) => (
        <BatchCard key={batch.id} batch={batch} cost={free.left > 0 ? 0 : free.cost} />
      ))}
    </section>
  )
}

function BatchCard({ batch: { id, at, by, items }, cost }: { batch: Batch; cost: number }) {
  const t = useTranslations('cvFormatting.work')
  const format = useFormatter()
  const ready = items.filter(({ state }) => state === 'ready').length
  const words = t('ready', { ready, count: items.length })
  return (
    <article className="card stack stack-s">
      <div className="row spread">
        <span>
          <time dateTime={at}>{format.dateTime(new Date(at), 'moment')}</time>
          {by ? (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          ) : null}
        </span>
        {ready > 0 ? (
          <LinkButton href={`/api/page/formatted-cvs/${id}/zip`} look="quiet" size="s" icon="download" download>
            {t('zip')}
          </LinkButton>
        ) : null}
      </div>
      <p role="status" className="small">
        {words}
      </p>
      <Meter part={items.length ? ready / items.length : 0} label={words} />
      <ul className="rows">
        {items.map((item) => (
          <Item key={item.id} item={item} cost={cost} />
        ))}
      </ul>
    </article>
  )
}

/** `cost` in coins of another try. */
function Item({ item: { id, name, state, why, url }, cost }: { item: Formatted; cost: number }) {
  const t = useTranslations()
  const again = useSend(printAgain, { onDone: () => refreshCall(listBatches) })
  return (
    <li className="row spread">
      <bdi>{url ? <a href={url}>{name}</a> : name}</bdi>
      {state === 'waiting' ? <span className="small faint">{t('cvFormatting.work.waiting')}</span> : null}
      {state === 'failed' ? (
        <span className="row">
          <span className="small" data-tone="bad">
            {again.error?.message ?? (why ? t(`refusals.${why}`) : t('cvFormatting.work.failed'))}
          </span>
          <Button size="s" busy={again.isPending} onClick={() => again.mutate({ formatted: id, coins: cost })}>
            {cost > 0 ? t('cvFormatting.work.againPaid', { count: cost }) : t('cvFormatting.work.again')}
          </Button>
        </span>
      ) : null}
    </li>
  )
}
