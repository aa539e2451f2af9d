import { Alert, Autocomplete, Box, InputAdornment, TextField } from '@mui/material';
import { BooleanInput, CheckboxGroupInput, FieldTitle, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CompanyInfo, Service } from '../../data/types';
import { useRead } from '../../data/useCall';
import { CommaListInput } from '../../editing/TextListInput';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { ScreenLink } from '../../kit/texts';
import { MoreFields } from '../../editing/MoreFields';
import { FieldHelp, NumberInput, OrderInput, PublicationInput, SelectInput, TextInput } from '../../editing/inputs';
import { SlugInput } from '../../editing/SlugInput';
import { FileInput, PicturesInput } from '../../editing/pictures/pictureInputs';
import { RichTextInput } from '../../editing/rich-text/RichTextInput';
import { SeoFields } from '../../editing/SeoFields';
import { FormTab, TabbedRecordForm } from '../../editing/TabbedRecordForm';
import { categories, drawings, enquiryTypes, groups, priceChoices } from './groups';
import { iconNames, ServiceIcon } from './icons';

const DEFAULTS = { isActive: true, status: 'published', enquiryType: 'other' };

export const ServiceForm = () => (
  <TabbedRecordForm schema="Service" label="Parts of the service" defaultValues={DEFAULTS}>
    <FormTab label="Basic Info">
      <Basics />
    </FormTab>
    <FormTab label="Content">
      <RichTextInput source="content" placeholder="Enter page content..." />
    </FormTab>
    <FormTab label="Images">
      <FileInput source="image" helperText="Without one, a drawing is shown." />
      <SelectInput source="drawing" choices={drawings} helperText="Without one, a drawing that suits the group is shown." />
      <PicturesInput source="gallery" />
    </FormTab>
    <FormTab label="SEO">
      <SeoFields />
    </FormTab>
  </TabbedRecordForm>
);

const Basics = () => (
  <FieldGrid>
    <TextInput source="title" sx={wide} />
    <TextInput source="need" helperText="What brings people, in their words, such as ‘Something is broken’. At most 32 characters." />
    <TextInput source="shortName" helperText="For headings with little room, such as ‘EICR’. Without one, the title is shown." />
    <TextInput source="description" multiline minRows={2} helperText="One or two sentences for cards and lists." sx={wide} />
    <TextInput
      source="baseDescription"
      multiline
      minRows={3}
      helperText="The opening text of service pages that have no hero description of their own."
      sx={wide}
    />
    <CommaListInput
      source="searchTerms"
      minRows={2}
      helperText="Everyday words that customers search for, such as 'fuse board'. Separated by commas."
      sx={wide}
    />
    <SelectInput source="group" choices={groups} helperText="The group of the services menu that lists it." />
    <SelectInput
      source="enquiryType"
      choices={enquiryTypes}
      helperText="Enquiries carry the service's title. This is the nearest of the usual types, for filters and reminders."
    />
    <CheckboxGroupInput
      source="categories"
      choices={categories}
      helperText="The filters above the list of services that find it."
      // For a thumb.
      sx={{ ...wide, '.MuiFormControlLabel-root .MuiCheckbox-root': { width: 44, height: 44 } }}
    />
    <PublicationInput />
    <BooleanInput source="isActive" helperText="Whether you offer it now. Visitors see what is active and published." />
    <BooleanInput
      source="isEmergency"
      helperText="For people in danger: its pages say what to do first, and offer a call at any time. It needs an emergency phone."
    />
    <EmergencyLineNotice />
    <MoreFields label="Price">
      <NumberInput source="priceFrom" helperText="In pounds. Visitors read 'From £150', unless you fill in the next field." />
      <NumberInput source="priceTo" helperText="The upper end of a range, or the same amount for a fixed price." />
      <SelectInput
        source="priceVat"
        choices={priceChoices.priceVat}
        helperText="A price for homes must include VAT, unless your company charges none."
      />
      <SelectInput source="priceFor" choices={priceChoices.priceFor} />
      <TextInput source="priceDependsOn" helperText="Completes 'Depends on …', for example 'the number of circuits'." />
      <TextInput source="priceCheckedOn" type="date" helperText="Content checks remind you 12 months after this day." />
    </MoreFields>
    <MoreFields>
      <SlugInput from="title" />
      <IconInput source="icon" />
      <OrderInput helperText="Lower numbers come first. A new one comes last." />
    </MoreFields>
  </FieldGrid>
);

/** Picks by name and picture. A stored name that is not on offer is kept until another is picked. */
const IconInput = ({ source }: { source: string }) => {
  const { id, field, fieldState } = useInput({ source });
  const value = field.value ? String(field.value) : null;
  const options = value && !iconNames.includes(value) ? [value, ...iconNames] : iconNames;
  return (
    <Autocomplete
      id={id}
      options={[...options]}
      value={value}
      onChange={(_, next) => field.onChange(next)}
      onBlur={field.onBlur}
      renderOption={({ key, ...props }, name) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <ServiceIcon name={name} />
          {name}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={<FieldTitle source={source} />}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={<FieldHelp error={fieldState.error}>The name of a Lucide icon.</FieldHelp>}
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start" sx={{ pl: 0.5, mr: 0 }}>
                  <ServiceIcon name={value} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
};

/** Why it cannot be active. */
const EmergencyLineNotice = () => {
  const isEmergency = useWatch<Partial<Service>>({ name: 'isEmergency' }) === true;
  const { data: settings } = useRead<CompanyInfo>(['company-info', 'emergency-line'], '/api/admin/company-info', {
    enabled: isEmergency,
    gcTime: 0,
  });
  if (!isEmergency || !settings || settings.emergencyPhone) return null;
  return (
    <Alert severity="info" sx={wide}>
      It stays inactive, because nobody would answer: your company has no emergency phone. Enter one in the{' '}
      <ScreenLink to="/settings#field=emergencyPhone" color="inherit">
        settings
      </ScreenLink>{' '}
      first.
    </Alert>
  );
};
