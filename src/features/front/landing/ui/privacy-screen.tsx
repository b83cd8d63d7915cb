import { LegalText } from './legal-text.tsx'

const parts = ['stored', 'who', 'howLong', 'notDone', 'rights', 'cookies', 'visits']

export default function PrivacyScreen() {
  return <LegalText text="privacy" parts={parts} />
}
