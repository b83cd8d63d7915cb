import { excludePage, whoHasMyCv } from '#features/sourcing/cv-search/contact-contract.ts'
import { MessageButton } from '#features/sourcing/direct-messages/ui/message-button.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type CvViewer, endCvLink, listCvViewers } from '../contract.ts'
import { leaves } from '../rules.ts'

const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })

/** One who saw the CV: how they got it, what they did, what can be ended. */
export function Viewer({ viewer, isHidden }: { viewer: CvViewer; isHidden: boolean }) {
  const t = useTranslations('cvViewers')
  const format = useFormatter()
  const { kind, page, applications, people, viewed_at, happened, links } = viewer
  const day = (at: string) => format.dateTime(new Date(at), 'longDay')
  const name = page?.name ?? t(`kinds.${kind === 'own_links' ? kind : 'unnamed'}`)
  return (
    <li className="row row-top">
      <Avatar name={name} kind="company" size="s" />
      <div className="grow stack stack-s">
        <div className="stack stack-xs">
          <h3 className="cv-viewer-name">
            {page ? (
              <a href={`/companies/${encodeURIComponent(page.slug)}`}>
                <bdi>{page.name}</bdi>
              </a>
            ) : (
              name
            )}
          </h3>
          <div className="quiet">
            <Facts
              small
              items={
                viewed_at
                  ? [t('last', { day: day(viewed_at) }), people > 0 ? t('people', { count: people }) : null]
                  : [t('notYet')]
              }
            />
          </div>
          {applications.map(({ id, job }) => (
            <p key={id} className="small quiet">
              {t.rich('byApplication', {
                job: () => (
                  <a className="link" href={`/applications/${id}`}>
                    <bdi>{job}</bdi>
                  </a>
                ),
              })}
            </p>
          ))}
        </div>
        <details className="cv-viewer-log">
          <summary className="small">{t('log', { count: happened.length })}</summary>
          <ol className="stack stack-xs small quiet">
            {happened.map(({ what, at, name: file }) => (
              <li key={`${what} ${at}`} className="cluster">
                <time dateTime={at}>{format.dateTime(new Date(at), 'moment')}</time>
                <span>
                  {t(`what.${what}`)} {file ? <bdi>{file}</bdi> : null}
                </span>
              </li>
            ))}
          </ol>
        </details>
        {links.length > 0 ? (
          <ul className="stack stack-xs">
            {links.map((link) => (
              <Link key={link.id} link={link} until={day(link.until)} />
            ))}
          </ul>
        ) : null}
        {happened.some(({ what }) => leaves.includes(what)) ? <p className="small faint">{t('left')}</p> : null}
        {page ? (
          <div className="cluster">
            <Write viewer={viewer} />
            <Hide page={page} isHidden={isHidden} />
          </div>
        ) : null}
      </div>
    </li>
  )
}

/** A link that leads to a copy, whoever gave it away. */
function Link({ link: { id, name }, until }: { link: CvViewer['links'][number]; until: string }) {
  const t = useTranslations('cvViewers')
  const { ask, send, question } = useSureSend(endCvLink, {
    onDone() {
      refreshCall(listCvViewers)
      toast.show({ text: t('linkEnded'), tone: 'good' })
    },
  })
  return (
    <li className="cluster small">
      <span>{t.rich('link', { until, name: () => <bdi>{name}</bdi> })}</span>
      <Button size="s" look="quiet" onClick={ask}>
        {t('endLink')}
      </Button>
      <SureDialog
        {...question}
        title={t('endSure')}
        about={<bdi>{name}</bdi>}
        go={t('endLink')}
        onGo={() => send({ link: id })}
      >
        <p>{t('endText')}</p>
      </SureDialog>
    </li>
  )
}

/** A company that may write is written to; where somebody did, the way to it. */
function Write({ viewer: { page, writes, thread } }: { viewer: CvViewer }) {
  const t = useTranslations('directMessages')
  if (thread)
    return (
      <LinkButton size="s" icon="chat" href={`/messages/${thread}`}>
        {t('open')}
      </LinkButton>
    )
  return page && writes ? <MessageButton to={{ page: page.id, name: page.name }} /> : null
}

function Hide({ page, isHidden }: { page: NonNullable<CvViewer['page']>; isHidden: boolean }) {
  const t = useTranslations('cvSearch.mine')
  const hide = useSend(excludePage, { onDone: () => refreshCall(whoHasMyCv), onProblem })
  if (isHidden) return <span className="small faint">{t('hiddenFrom')}</span>
  return (
    <Button size="s" look="text" busy={hide.isPending} onClick={() => hide.mutate({ page: page.id })}>
      {t('hide')}
    </Button>
  )
}
