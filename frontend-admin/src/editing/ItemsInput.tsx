import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  ArrayInput,
  required,
  SimpleFormIterator,
  useSimpleFormIterator,
  useResourceContext,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { wide } from '../kit/FieldGrid';
import { LabelledButton } from '../kit/LabelledButton';
import { TextInput } from './inputs';
import { RowAction } from '../kit/RowActions';

interface ItemsInputProps {
  source: string;
  /** Needed where the resource's texts do not name the field. */
  label?: string;
  /** The name of one item, such as 'picture'. */
  item: string;
  /** Whether the inputs of an item stand side by side. */
  inline?: boolean;
  /** Defaults to a button that adds an empty item. */
  addButton?: ReactElement;
  /** The inputs of an item. */
  children: ReactNode;
}

/** react-admin's ArrayInput, with buttons that name the item they move or remove. */
export const ItemsInput = ({ source, label, item, inline = false, addButton = <AddItem item={item} />, children }: ItemsInputProps) => (
  <ArrayInput
    source={source}
    label={label}
    helperText={false}
    sx={{ ...wide, '& .RaArrayInput-label': { position: 'static', transform: 'none' } }}
  >
    <SimpleFormIterator
      // Required by react-admin; the settings have no resource.
      resource={useResourceContext() ?? 'settings'}
      inline={inline}
      fullWidth
      disableClear
      addButton={addButton}
      reOrderButtons={<MoveItem item={item} />}
      removeButton={<RemoveItem item={item} />}
      sx={{
        '& .RaSimpleFormIterator-line': { py: 1.5, gap: 1.5 },
        '& .RaSimpleFormIterator-form': { gap: 1.5 },
        '& .RaSimpleFormIterator-action': { display: 'flex', visibility: 'visible', mt: 0 },
      }}
    >
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);

const AddItem = ({ item }: { item: string }) => {
  const { add } = useSimpleFormIterator();
  return <LabelledButton label={`Add ${item}`} icon={Plus} size="small" onClick={() => add()} />;
};

const MoveItem = ({ item }: { item: string }) => {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const name = `${item} ${index + 1}`;
  return (
    <>
      <RowAction label={`Move ${name} up`} icon={ArrowUp} disabled={index === 0} onClick={() => reOrder(index - 1)} />
      <RowAction label={`Move ${name} down`} icon={ArrowDown} disabled={index === total - 1} onClick={() => reOrder(index + 1)} />
    </>
  );
};

const RemoveItem = ({ item }: { item: string }) => {
  const { index, remove } = useSimpleFormIteratorItem();
  return <RowAction label={`Remove ${item} ${index + 1}`} icon={X} onClick={() => remove()} />;
};

interface TitledTextsInputProps {
  source: string;
  /** The name of one item, such as 'reason'. */
  item: string;
  /** Further inputs of an item. */
  children?: ReactNode;
}

/** Headings with a text each. */
export const TitledTextsInput = ({ source, item, children }: TitledTextsInputProps) => (
  <ItemsInput source={source} item={item}>
    <TextInput source="title" label="Heading" validate={required()} />
    <TextInput source="text" label="Text" multiline minRows={2} validate={required()} />
    {children}
  </ItemsInput>
);
