/** What is done for all the people that one has chosen in the CV search. */
export const basketActs = ['invite', 'message', 'pool'] as const
export type BasketAct = (typeof basketActs)[number]
