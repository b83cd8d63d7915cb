import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { emojiIn, findEmoji } from './emoji-list.ts'

/** The picker itself, loaded by `EmojiButton` only. */
export default function EmojiPicker({ onChoose }: { onChoose: (sign: string) => void }) {
  const t = useTranslations('ui')
  const [all] = useState(emojiIn(useLocale()))
  const [query, setQuery] = useState('')
  return (
    <div className="emoji-picker">
      <input
        className="input"
        data-size="s"
        type="search"
        dir="auto"
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ListBox
        className="emoji-grid"
        layout="grid"
        aria-label={t('emoji.title')}
        items={findEmoji(all, query).map((emoji) => ({ ...emoji, id: emoji.sign }))}
        renderEmptyState={() => <p className="small quiet">{t('emoji.none')}</p>}
        onAction={(sign) => onChoose(String(sign))}
      >
        {({ sign, name }) => (
          <ListBoxItem className="emoji-choice" textValue={name} aria-label={name}>
            {sign}
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  )
}
