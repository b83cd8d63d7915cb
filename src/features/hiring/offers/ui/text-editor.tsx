import { useEffect, useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { InsertFields } from '#ui/fields/insert-fields.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { previewText, saveText, type showTexts } from '../contract.ts'
import { mostLetters } from '../rules.ts'
import { LetterSheet } from './letter-sheet.tsx'

type Shown = Gives<typeof showTexts>['data']
type Props = { text: Shown['texts'][number]; parameters: Shown['parameters'] }

/** The text of one language, what may be put in, and a letter of an example beside it. */
export function TextEditor({ text: { language, text, standard, own }, parameters }: Props) {
  const t = useTranslations('offers')
  const may = useMay()('offer.make')
  const [written, setWritten] = useState(text)
  const save = useSend(saveText, {
    onDone() {
      refresh('offer.text_saved')
      toast.show({ text: t('texts.saved'), tone: 'good' })
    },
  })
  return (
    <div className="offer-composer">
      <div className="stack">
        <TextArea
          id="letter-text"
          name="text"
          label={t('texts.text')}
          help={t(own ? 'texts.isOwn' : 'texts.isStandard')}
          lang={language}
          rows={16}
          readOnly={!may}
          maxLength={mostLetters}
          error={save.error ? (save.error.errors[0]?.message ?? save.error.message) : undefined}
          value={written}
          onChange={setWritten}
        />
        {may ? (
          <>
            <InsertFields
              name="parameters"
              label={t('texts.parameters')}
              fields={parameters.map((name) => ({ name, words: t(`parameters.${name}`) }))}
              area="letter-text"
              value={written}
              onChange={setWritten}
            />
            <div className="cluster">
              <Button look="primary" busy={save.isPending} onClick={() => save.mutate({ language, text: written })}>
                {t('texts.save')}
              </Button>
              {written !== standard ? (
                <Button look="quiet" onClick={() => setWritten(standard)}>
                  {t('texts.standard')}
                </Button>
              ) : null}
            </div>
          </>
        ) : (
          <p className="small faint">{t('texts.mayNot')}</p>
        )}
      </div>
      <section className="offer-preview stack stack-s">
        <h2 className="lead">{t('texts.preview')}</h2>
        <Example language={language} text={written} />
      </section>
    </div>
  )
}

const pause = 350

/** A letter of an example, a moment after the last key; a text with a fault leaves the last whole one. */
function Example({ language, text }: { language: Props['text']['language']; text: string }) {
  const t = useTranslations('offers.texts')
  const [letter, setLetter] = useState('')
  useEffect(() => {
    let isCurrent = true
    const clock = setTimeout(() => {
      send(previewText, { language, text }).then(
        ({ data }) => isCurrent && setLetter(data.letter),
        // the fault itself is told when it is saved
        () => {},
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(clock)
    }
  }, [language, text])
  return letter ? <LetterSheet label={t('preview')} letter={letter} language={language} /> : null
}
