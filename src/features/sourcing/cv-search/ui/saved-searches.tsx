import { useState } from 'react'
import { frequencies } from '#features/jobs/alerts/rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import type { Gives, Takes } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipLink } from '#ui/basics/chip.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import type { CvQuery } from '../contract.ts'
import { changeSaved, deleteSaved, listSaved, openSaved, type SavedSearch, saveSearch } from '../saved-contract.ts'
import { addressOf, bare } from '../search-fields.ts'

type Frequency = SavedSearch['frequency']
const onProblem = ({ message }: { message: string }) => toast.show({ text: message, tone: 'bad' })

/** The searches one has kept, with how many are new; this one can be kept too, or changed. */
export function SavedSearches({ query, first }: { query: CvQuery; first: Gives<typeof listSaved> }) {
  const t = useTranslations('cvSearch.saved')
  const { data } = useCall(listSaved, {}, { initial: first })
  const [open, setOpen] = useState(false)
  const opened = useSend(openSaved, { onDone: () => refreshCall(listSaved) })
  const here = addressOf({ ...query, sort: 'relevance', job: undefined })
  const current = data?.data.find(({ address }) => address === here)
  return (
    <nav className="cluster cv-saved" aria-label={t('label')}>
      {data?.data.map(({ id, name, address, fresh }) => (
        <ChipLink key={id} href={address} on={address === here} onClick={() => opened.mutate({ search: id })}>
          <bdi>{name}</bdi>
          {fresh > 0 ? <span className="warm">{t('fresh', { count: fresh })}</span> : null}
        </ChipLink>
      ))}
      {here === '/cv-search' ? null : (
        <Button look="text" size="s" icon="bell" onClick={() => setOpen(true)}>
          {current ? t('change') : t('save')}
        </Button>
      )}
      {open ? <SaveDialog query={query} current={current} onClose={() => setOpen(false)} /> : null}
    </nav>
  )
}

function SaveDialog({
  query,
  current,
  onClose,
}: {
  query: CvQuery
  current: SavedSearch | undefined
  onClose: () => void
}) {
  const t = useTranslations('cvSearch.saved')
  const every = useTranslations('alerts.every')
  const [name, setName] = useState(current?.name ?? query.q.slice(0, 80))
  const [frequency, setFrequency] = useState<Frequency>(current?.frequency ?? 'daily')
  const onDone = () => {
    refreshCall(listSaved)
    onClose()
  }
  const save = useSend(saveSearch, { onDone, onProblem })
  const change = useSend(changeSaved, { onDone, onProblem })
  const { sort: _, job: __, ...search } = bare(query)
  const keep = () =>
    current
      ? change.mutate({ search: current.id, name, frequency })
      : save.mutate({ ...search, name, frequency } as Takes<typeof saveSearch>)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(current ? 'change' : 'save')}
      about={t('about')}
      footer={
        <>
          <Button look="primary" busy={save.isPending || change.isPending} disabled={name.trim() === ''} onClick={keep}>
            {t('keep')}
          </Button>
          {current ? <DeleteButton search={current} onDone={onDone} /> : null}
        </>
      }
    >
      <div className="stack">
        <TextField name="name" label={t('name')} value={name} onChange={setName} maxLength={80} required />
        <RadioGroup
          name="frequency"
          label={t('often')}
          choices={[...frequencies.map((id) => ({ id, text: every(id) })), { id: 'never', text: t('never') }]}
          value={frequency}
          onChange={(next) => setFrequency(next as Frequency)}
        />
      </div>
    </Dialog>
  )
}

function DeleteButton({ search: { id, name }, onDone }: { search: SavedSearch; onDone: () => void }) {
  const t = useTranslations('cvSearch.saved')
  const { ask, send, question } = useSureSend(deleteSaved, { onDone })
  return (
    <>
      <Button look="danger" onClick={ask}>
        {t('delete')}
      </Button>
      <SureDialog
        {...question}
        title={t('sure')}
        about={<bdi>{name}</bdi>}
        go={t('delete')}
        onGo={() => send({ search: id })}
      >
        <p>{t('sureText')}</p>
      </SureDialog>
    </>
  )
}
