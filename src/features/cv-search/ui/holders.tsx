import { useTranslations } from 'use-intl'
import { useDay } from '#features/jobs/ui/job-words.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { type CvHolder, excludePage, whoHasMyCv } from '../reach-contract.ts'

type Props = { holders: readonly CvHolder[]; excluded: readonly { id: string }[] }

/** Pages that see name, contacts and CV: since when, and why. */
export function Holders({ holders, excluded }: Props) {
  const t = useTranslations('cvSearch.mine')
  const hidden = new Set(excluded.map(({ id }) => id))
  return (
    <section className="stack" aria-labelledby="cv-holders">
      <h2 id="cv-holders">{t('holders')}</h2>
      {holders.length === 0 ? <p className="quiet">{t('nobody')}</p> : null}
      <ul className="rows">
        {holders.map((holder) => (
          <Holder key={holder.page.id} holder={holder} isHidden={hidden.has(holder.page.id)} />
        ))}
      </ul>
    </section>
  )
}

function Holder({ holder: { page, way, at, by }, isHidden }: { holder: CvHolder; isHidden: boolean }) {
  const t = useTranslations('cvSearch.mine')
  const day = useDay()
  const hide = useSend(excludePage, {
    onDone: () => refreshCall(whoHasMyCv),
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  const facts = { day: day(at), by: by ? `\u2068${by}\u2069` : '' }
  return (
    <li className="row">
      <Avatar name={page.name} kind="company" size="s" />
      <div className="grow">
        <a className="strong" href={`/companies/${page.slug}`}>
          <bdi>{page.name}</bdi>
        </a>
        <p className="small quiet">{t(`ways.${by || way === 'application' ? way : 'nobody'}`, facts)}</p>
      </div>
      {isHidden ? (
        <span className="small faint">{t('hiddenFrom')}</span>
      ) : (
        <Button size="s" look="text" busy={hide.isPending} onClick={() => hide.mutate({ page: page.id })}>
          {t('hide')}
        </Button>
      )}
    </li>
  )
}
