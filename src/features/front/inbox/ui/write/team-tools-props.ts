export type TeamToolsProps = { application: string; name: string; text: string; onText: (text: string) => void }
