import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button, IconButton, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { dropTemplate, listTemplates, startFromTemplate } from '../contract.ts'

/** A new job: empty, or from a template of the page. */
export function NewJobButton({ words }: { words: string }) {
  const t = useTranslations('jobTemplates.choose')
  const [open, setOpen] = useState(false)
  return (
    <div className="cluster">
      <Button look="quiet" icon="star" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <LinkButton href="/page/jobs/new" look="primary" icon="plus">
        {words}
      </LinkButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('open')} about={t('about')}>
        {open ? <Templates /> : null}
      </Dialog>
    </div>
  )
}

function Templates() {
  const t = useTranslations('jobTemplates.choose')
  const format = useFormatter()
  const navigate = useNavigate()
  const { data } = useCall(listTemplates, {})
  const start = useSend(startFromTemplate, {
    onDone: ({ data: draft }) => navigate(`/page/jobs/${draft.id}`),
    onProblem: ({ message }) => toast.show({ text: message || t('failed'), tone: 'bad' }),
  })
  const templates = data?.data ?? []
  if (data && templates.length === 0)
    return (
      <Empty icon="star" title={t('none')}>
        {t('noneHelp')}
      </Empty>
    )
  return (
    <ul className="rows">
      {templates.map(({ id, name, title, by, created_at }) => (
        <li key={id} className="row">
          <div className="grow stack stack-xs">
            <b>
              <bdi>{name}</bdi>
            </b>
            <Facts
              small
              items={[
                title === name ? null : <bdi key="title">{title}</bdi>,
                by ? <bdi key="by">{by}</bdi> : null,
                format.dateTime(new Date(created_at), 'day'),
              ]}
            />
          </div>
          <Button size="s" busy={start.isPending} onClick={() => start.mutate({ template: id })}>
            {t('use')}
          </Button>
          <DropTemplate id={id} name={name} />
        </li>
      ))}
    </ul>
  )
}

function DropTemplate({ id, name }: { id: string; name: string }) {
  const t = useTranslations('jobTemplates.choose')
  const { ask, send, question } = useSureSend(dropTemplate, { onDone: () => refreshCall(listTemplates) })
  return (
    <>
      <IconButton icon="trash" size="s" label={t('drop', { name })} onClick={ask} />
      <SureDialog
        {...question}
        title={t('dropTitle')}
        about={<bdi>{name}</bdi>}
        go={t('dropGo')}
        onGo={() => send({ template: id })}
      >
        <p>{t('dropText')}</p>
      </SureDialog>
    </>
  )
}
