/**
 * What remote apps import as `@openbook/ui`: the page's own components, not a copy of them. A name or a property that
 * changes here breaks apps that are built elsewhere. docs/ui-kit.md lists them.
 */
export { Link } from './link';
export { Badge } from '@/shared/ui/badge';
export { Button, buttonLook, IconButton } from '@/shared/ui/button';
export type { ButtonSize, ButtonVariant } from '@/shared/ui/button';
export { Checkbox } from '@/shared/ui/checkbox';
export { Chip } from '@/shared/ui/chip';
export { Details } from '@/shared/ui/details';
export { EmptyState } from '@/shared/ui/empty-state';
export { ErrorState } from '@/shared/ui/error-state';
export { Field, HiddenUsername, SearchField, TextField } from '@/shared/ui/field';
export { Flag } from '@/shared/ui/flag';
export { Icon, SportIcon } from '@/shared/ui/icon';
export type { IconName, SportGlyph } from '@/shared/ui/icon';
export { Note } from '@/shared/ui/note';
export type { NoteTone } from '@/shared/ui/note';
export { Spinner } from '@/shared/ui/progress';
export { Segmented } from '@/shared/ui/segmented';
export { Select } from '@/shared/ui/select';
export { Skeleton } from '@/shared/ui/skeleton';
export { Switch } from '@/shared/ui/switch';
export { TabPanel, Tabs } from '@/shared/ui/tabs';
export { Tag } from '@/shared/ui/tag';
export { VisuallyHidden } from '@/shared/ui/visually-hidden';
