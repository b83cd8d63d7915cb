import { useState } from 'react'
import { suggestCompany } from '#features/companies/pages/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { type Tone, Word } from '#ui/basics/word.tsx'
import { Combobox } from '#ui/fields/combobox.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { askBooth, listBooths, withdrawBooth } from '../../booth-contract.ts'
import type { BoothState } from '../../rules.ts'

const tones: Record<BoothState, Tone> = {
  asked: 'info',
  accepted: 'good',
  declined: 'plain',
  withdrawn: 'plain',
  left: 'warm',
}

/** Companies at an expo: asking one, and what each said. */
export function BoothsPart({ day, mayAsk }: { day: string; mayAsk: boolean }) {
  const t = useTranslations('openDays.booths')
  const list = useCall(listBooths, { day })
  const rows = list.data?.data ?? []
  const withdraw = useSend(withdrawBooth, {
    onDone: () => refreshCall(listBooths),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <section className="stack stack-l" aria-label={t('title')}>
      {mayAsk ? <Ask day={day} /> : null}
      {list.data && rows.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      <ul className="rows">
        {rows.map(({ id, company, state, desks }) => (
          <li key={id} className="cluster spread">
            <div className="stack stack-xs">
              <a className="link strong" href={`/companies/${company.slug}`}>
                <bdi>{company.name}</bdi>
              </a>
              <span className="small quiet">{t('desks', { count: desks })}</span>
            </div>
            <div className="cluster">
              <Word tone={tones[state]}>{t(`states.${state}`)}</Word>
              {mayAsk && (state === 'asked' || state === 'accepted') ? (
                <Button
                  size="s"
                  look="text"
                  busy={withdraw.isPending}
                  onClick={() => withdraw.mutate({ day, booth: id })}
                >
                  {t('withdraw')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ask({ day }: { day: string }) {
  const t = useTranslations('openDays.booths')
  const [company, choose] = useState<{ id: string; text: string } | null>(null)
  const [words, setWords] = useState('')
  const [times, setTimes] = useState(0)
  const ask = useSend(askBooth, {
    onDone() {
      toast.show({ text: t('asked', { company: company?.text ?? '' }), tone: 'good' })
      choose(null)
      setWords('')
      setTimes(times + 1)
      refreshCall(listBooths)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <div className="card stack">
      <Combobox
        key={times}
        name="company"
        label={t('company')}
        help={t('companyHelp')}
        search={async (term) => {
          if (term.trim().length < 2) return []
          const { data } = await send(suggestCompany, { term })
          return data.map(({ id, name }) => ({ id: String(id), text: name }))
        }}
        value={company}
        onChange={choose}
      />
      <TextArea name="words" label={t('words')} optional rows={2} maxLength={600} value={words} onChange={setWords} />
      <div>
        <Button
          look="primary"
          disabled={!company}
          busy={ask.isPending}
          onClick={() => company && ask.mutate({ day, company: company.id, words })}
        >
          {t('ask')}
        </Button>
      </div>
    </div>
  )
}
