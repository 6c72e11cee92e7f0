/** The former name of `PendingAction`, for imports that still use it. */
export { LEAVING, PendingAction as Errand } from './pending-action.svelte';
