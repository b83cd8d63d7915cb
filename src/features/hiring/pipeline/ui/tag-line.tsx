import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { filterChoices } from '../contract.ts'
import { showTeamwork, tagApplicant } from '../team-contract.ts'

type Props = { application: string; job: string; tags: readonly string[] }

/** Tags of an applicant, taken off and added. */
export function TagLine({ application, job, tags }: Props) {
  const t = useTranslations('pipeline.tags')
  const may = useMay()('applicant.note')
  const [writing, setWriting] = useState(false)
  const [text, setText] = useState('')
  const { data } = useCall(filterChoices, { job }, { enabled: writing })
  const { mutate, error, isPending } = useSend(tagApplicant, {
    onDone() {
      setText('')
      refreshCall(showTeamwork)
    },
  })
  const known = (data?.data.tags ?? []).filter(({ tag }) => !tags.includes(tag)).slice(0, 12)
  return (
    <div className="stack stack-s">
      <ul className="tag-line" aria-label={t('title')}>
        {tags.map((tag) => (
          <li key={tag} className="tag">
            <bdi>{tag}</bdi>
            {may ? (
              <IconButton
                icon="x"
                size="s"
                label={t('remove', { tag })}
                onClick={() => mutate({ application, tag, on: false })}
              />
            ) : null}
          </li>
        ))}
        {may && !writing ? (
          <li>
            <Button look="plain" size="s" icon="tag" onClick={() => setWriting(true)}>
              {t('add')}
            </Button>
          </li>
        ) : null}
      </ul>
      {writing ? (
        <form
          method="post"
          className="row row-wrap"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim()) mutate({ application, tag: text, on: true })
          }}
        >
          <TextField
            name="tag"
            label={t('name')}
            bare
            size="s"
            list="known-tags"
            placeholder={t('name')}
            maxLength={40}
            autoFocus
            value={text}
            onChange={setText}
            error={error?.message}
          />
          <datalist id="known-tags">
            {known.map(({ tag }) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Button type="submit" size="s" busy={isPending}>
            {t('add')}
          </Button>
          <Button size="s" look="text" onClick={() => setWriting(false)}>
            {t('done')}
          </Button>
        </form>
      ) : null}
    </div>
  )
}
