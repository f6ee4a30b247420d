/** The code of the dialog that cards open. */
export const loadActivityDialog = () => import('./activity-dialog.tsx')
