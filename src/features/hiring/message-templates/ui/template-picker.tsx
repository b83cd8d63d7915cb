import { useState } from 'react'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { commaOf, type Language, languageNames, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { fillMessageTemplate, listMessageTemplates, type MessageTemplate } from '../contract.ts'
import './templates.css'

type Taken = { subject: string; text: string }
type Props = { application: string; name: string; onTake: (taken: Taken) => void }

/** Chooses a message template and shows what this applicant would read, before anything is sent. */
export function TemplatePicker({ application, name, onTake }: Props) {
  const t = useTranslations('messageTemplates.picker')
  const [open, setOpen] = useState(false)
  const [chosen, choose] = useState<MessageTemplate | null>(null)
  const close = () => {
    setOpen(false)
    choose(null)
  }
  return (
    <>
      <Button size="s" look="text" icon="note" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && !chosen ? (
        <Dialog open onClose={close} title={t('title')} about={t('about', { name })}>
          <Choices onChoose={choose} />
        </Dialog>
      ) : null}
      {open && chosen ? (
        <Preview
          key={chosen.id}
          application={application}
          template={chosen}
          name={name}
          onBack={() => choose(null)}
          onClose={close}
          onTake={(taken) => {
            onTake(taken)
            close()
          }}
        />
      ) : null}
    </>
  )
}

function Choices({ onChoose }: { onChoose: (template: MessageTemplate) => void }) {
  const t = useTranslations('messageTemplates.picker')
  const comma = commaOf(toLanguage(useLocale()))
  const { data } = useCall(listMessageTemplates, {})
  if (!data) return <Skeleton />
  const { templates, may_change } = data.data
  return (
    <div className="stack">
      <ul className="rows">
        {templates.map((template) => (
          <li key={template.id}>
            <button type="button" className="template-choice" onClick={() => onChoose(template)}>
              <b>
                <bdi>{template.name}</bdi>
              </b>
              <span className="small quiet">
                {template.starter
                  ? t('starter')
                  : template.texts.map(({ language }) => languageNames[language]).join(comma)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {may_change ? (
        <a className="link" href="/page/profile/messages">
          {t('manage')}
        </a>
      ) : null}
    </div>
  )
}

type PreviewProps = Omit<Props, 'onTake'> & {
  template: MessageTemplate
  onBack: () => void
  onClose: () => void
  onTake: (taken: Taken) => void
}

function Preview({ application, template, name, onBack, onClose, onTake }: PreviewProps) {
  const t = useTranslations('messageTemplates.picker')
  const [language, write] = useState<Language | undefined>()
  const { data, error } = useCall(fillMessageTemplate, { application, template: template.id, in: language })
  const filled = data?.data
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{template.name}</bdi>}
      about={t('reads', { name })}
      footer={
        <>
          <Button
            look="primary"
            disabled={!filled}
            onClick={() => filled && onTake({ subject: filled.subject, text: filled.text })}
          >
            {t('take')}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
    >
      {filled ? <Filled filled={filled} onWrite={write} /> : null}
      {!filled && !error ? <Skeleton /> : null}
      {error ? (
        <Note tone="bad" alert>
          {error.message}
        </Note>
      ) : null}
    </Dialog>
  )
}

type FilledProps = { filled: Gives<typeof fillMessageTemplate>['data']; onWrite: (language: Language) => void }

function Filled({ filled: { languages, language, left, subject, text }, onWrite }: FilledProps) {
  const t = useTranslations('messageTemplates')
  return (
    <div className="stack">
      {languages.length > 1 ? <WrittenLanguages shown={languages} written={language} onWrite={onWrite} /> : null}
      {left.length > 0 ? (
        <Note tone="warm" title={t('picker.left')}>
          <p className="cluster">
            {left.map((parameter) => (
              <Word key={parameter} boxed>
                {t(`parameters.${parameter}`)}
              </Word>
            ))}
          </p>
        </Note>
      ) : null}
      <div className="stack stack-s" lang={language}>
        {subject ? (
          <p className="strong" dir="auto">
            {subject}
          </p>
        ) : null}
        <p className="template-text" dir="auto">
          {text}
        </p>
      </div>
    </div>
  )
}
