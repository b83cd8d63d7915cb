import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { moveClient, showClient } from '../contract.ts'
import { EditClient } from './client-dialog.tsx'

export type ClientDetail = Gives<typeof showClient>['data']

/** What may be done with a client: change it, pause it, go on, end it. */
export function ClientActs({ client }: { client: ClientDetail }) {
  const t = useTranslations('clients')
  const [editing, edit] = useState(false)
  const done = () => {
    toast.show({ text: t('saved'), tone: 'good' })
    refreshCall(showClient)
  }
  const move = useSend(moveClient, {
    onDone: done,
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const end = useSureSend(moveClient, { onDone: done })
  const may = (one: ClientDetail['may'][number]) => client.may.includes(one)
  return (
    <div className="cluster">
      <Button icon="edit" onClick={() => edit(true)}>
        {t('edit')}
      </Button>
      {may('pause') ? (
        <Button busy={move.isPending} onClick={() => move.mutate({ client: client.id, move: 'pause' })}>
          {t('pause')}
        </Button>
      ) : null}
      {may('resume') ? (
        <Button busy={move.isPending} onClick={() => move.mutate({ client: client.id, move: 'resume' })}>
          {t('resume')}
        </Button>
      ) : null}
      {may('end') ? (
        <Button look="text" onClick={end.ask}>
          {t('end')}
        </Button>
      ) : null}
      {editing ? <EditClient client={client} onClose={() => edit(false)} /> : null}
      <SureDialog
        {...end.question}
        title={t('endTitle')}
        about={<bdi>{client.name}</bdi>}
        go={t('end')}
        onGo={() => end.send({ client: client.id, move: 'end' })}
      >
        <p>{t('endText')}</p>
      </SureDialog>
    </div>
  )
}
