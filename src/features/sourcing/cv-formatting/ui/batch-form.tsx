import { useState } from 'react'
import { useLocale } from 'use-intl'
import { SpendPanel } from '#features/money/ledger/ui/spend-panel.tsx'
import { type PrintFormat, usualLook } from '#libraries/cv-content/look-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { type Batches, type Formattable, listBatches, previewChosen, type sources, startBatch } from '../contract.ts'
import { AddedFields, useAdded } from './added-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { PeopleTable } from './people-table.tsx'
import { Preview } from './preview.tsx'
import { useLook, useSettled } from './use-look.ts'

/** A CV that was read from a file has neither photo nor more fields than were read; people who were found may have. */
const hasIn = (from: Props['from']) => {
  const more = from !== 'applicants'
  return { photo: more, personal: more, references: more }
}

type Props = { from: (typeof sources)[number]; people: readonly Formattable[]; free: Batches['free'] | undefined }

/** Whom, how and with what; the first chosen one shows what comes of it. */
export function BatchForm({ from, people, free }: Props) {
  const t = useTranslations('cvFormatting.work')
  const language = toLanguage(useLocale())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [format, setFormat] = useState<PrintFormat>('pdf')
  const open = useLook({ ...usualLook, template: 'agency', language }, 'contacts')
  const added = useAdded()
  const send = useSend(startBatch, {
    onDone() {
      setChosen(new Set())
      refreshCall(listBatches)
    },
  })
  const picked = people.filter(({ id }) => chosen.has(id)).map(({ of, id }) => ({ of, id }))
  const first = people.find(({ id }) => id === [...chosen][0])
  const { consultant, watermark } = useSettled(added.fields)
  const preview = useCall(
    previewChosen,
    { of: first?.of ?? 'application', id: first?.id ?? '', ...open.query, consultant, watermark },
    { enabled: first !== undefined },
  )
  const paid = Math.max(0, picked.length - (free?.left ?? 0))
  const coins = paid * (free?.cost ?? 0)
  const start = () =>
    send.mutate({
      coins,
      chosen: picked,
      look: open.look,
      redaction: open.redaction,
      mode: open.mode,
      format,
      added: added.sent,
    })
  return (
    <div className="stack stack-l">
      <div className="cv-people">
        <PeopleTable from={from} people={people} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className="cv-format">
        <div className="stack stack-l">
          <LookFields open={open} has={hasIn(from)} original />
          <AddedFields added={added} />
          {open.mode === 'reformat' ? (
            <RadioGroup
              name="format"
              label={t('format')}
              look="segments"
              value={format}
              onChange={(next) => setFormat(next as PrintFormat)}
              choices={[
                { id: 'pdf', text: t('asPdf') },
                { id: 'docx', text: t('asWord') },
              ]}
            />
          ) : null}
          {free && coins > 0 ? (
            <SpendPanel kind="coin" cost={coins} balance={free.balance} about={t('paid', { count: paid })} />
          ) : null}
          <LooseProblem problem={send.error ?? null} fields={[]} />
          <div>
            <Button
              look="primary"
              icon="print"
              busy={send.isPending}
              disabled={chosen.size === 0 || coins > (free?.balance ?? coins)}
              onClick={start}
            >
              {chosen.size > 0 ? t('go', { count: chosen.size }) : t('choose')}
            </Button>
          </div>
        </div>
        {first ? (
          <Preview drawn={preview.data?.data} busy={preview.isFetching} problem={preview.error?.message ?? null} />
        ) : null}
      </div>
    </div>
  )
}
